import { act, screen, waitFor, within } from '@testing-library/react';
import type { AdminEvent } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../lib/session.ts';
import { answer, refuse } from '../testing/answer.ts';
import { applicationAnswers } from '../testing/application-answers.ts';
import { message } from '../testing/message.ts';
import { messageAnswers } from '../testing/message-answers.ts';
import { overview } from '../testing/overview.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { server } from '../testing/server.ts';
import { Layout } from './layouts/admin.layout.tsx';
import { Page as ApplicationsPage } from './routes/admin/applications.page.tsx';
import { Page as DashboardPage } from './routes/admin/dashboard.page.tsx';
import { Page } from './routes/admin/messages.page.tsx';

let answers: ReturnType<typeof messageAnswers>;
let lines: { bearer: string | null; controller: ReadableStreamDefaultController<Uint8Array> }[];

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'admin@north.example' });
  answers = messageAnswers();
  lines = [];
  server.use(
    ...answers.handlers,
    refuse('pages.company.get', 'not-found'),
    answer('admin.overview', () =>
      overview({ unread: answers.stored.filter(({ status }) => status === 'unread').length }),
    ),
    http.get('*/api/admin/events/', ({ request }) => {
      const content = new ReadableStream<Uint8Array>({
        start(controller) {
          // as the server does: the first bytes say that it is open
          controller.enqueue(new TextEncoder().encode('retry: 3000\n\n'));
          lines.push({ bearer: request.headers.get('authorization'), controller });
        },
      });
      return new HttpResponse(content, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.title = '';
});

async function open(path = '/admin/messages') {
  document.title = 'Messages';
  const view = renderWithProviders(
    <Layout>
      <Page />
    </Layout>,
    { path },
  );
  await screen.findByRole('list', { name: 'Messages' });
  await waitFor(() => expect(lines).toHaveLength(1));
  return view;
}

function say(event: Pick<AdminEvent, 'kind' | 'id'>) {
  const unread = answers.stored.filter(({ status }) => status === 'unread').length;
  const data = JSON.stringify({ ...event, unread, newApplications: 0 });
  lines.at(-1)?.controller.enqueue(new TextEncoder().encode(`data: ${data}\n\n`));
}

function arrive(id: string, subject: string) {
  const date = '2026-03-05T10:00:00.000Z';
  answers.stored.unshift({
    ...message({ id, subject, date }),
    replies: [],
    unsent_files: [],
    notes: [],
  });
  say({ kind: 'message', id });
}
const links = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('link');

describe('a message that arrives', () => {
  it('is counted on the dashboard among what waits for this account', async () => {
    let messages = 1;
    const others = { answering: 0, newApplications: 0, drafts: 0, scheduled: 0, failedMails: 0 };
    server.use(answer('admin.waiting', () => ({ messages, ...others })));
    renderWithProviders(
      <Layout>
        <DashboardPage />
      </Layout>,
      { path: '/admin' },
    );
    await waitFor(() => expect(lines).toHaveLength(1));
    const region = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const first = () => region.getAllByRole('listitem')[0]?.textContent;
    await waitFor(() => expect(first()).toBe('New messages, mine or unassigned 1'));
    messages = 2;
    arrive('z', 'Late');
    await waitFor(() => expect(first()).toBe('New messages, mine or unassigned 2'));
  });

  it('appears at the top of the list, by itself', async () => {
    await open();
    expect(lines[0]?.bearer).toBe('Bearer t');
    arrive('n', 'Just now');
    await screen.findByRole('link', { name: /Just now/ });
    expect(links().map((link) => link.textContent?.includes('Just now'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is counted in the sidebar and in the title of the document', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Messages, 2 unread' })).toBeTruthy();
    expect(document.title).toBe('(2) Messages');
    arrive('n', 'Just now');
    expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('(3) Messages'));
  });

  it('goes by its date into a list that holds it now', async () => {
    await open('/admin/messages?folder=archived');
    const older = '2020-01-01T10:00:00.000Z';
    Object.assign(answers.require('a'), { status: 'archived', date: older });
    say({ kind: 'message', id: 'a' });
    await screen.findByRole('link', { name: /Stock/ });
    expect(links().map((link) => link.textContent?.includes('Stock'))).toEqual([false, true]);
  });

  it('stays out of a list that does not hold it', async () => {
    await open('/admin/messages?folder=archived');
    arrive('n', 'Just now');
    expect(await screen.findByRole('link', { name: 'Messages, 3 unread' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Just now/ })).toBeNull();
  });

  it('does not move who reads further down: a button says how many are above', async () => {
    let leaveTop = () => {};
    class Observer {
      #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        // the top of the list is an empty element; what loads more is not
        if (element.childElementCount === 0)
          leaveTop = () => this.#tell([{ isIntersecting: false }]);
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const { user } = await open();
    act(() => leaveTop());
    arrive('n', 'Just now');
    const pill = await screen.findByRole('button', { name: '1 new message' });
    arrive('o', 'Right now');
    await user.click(await screen.findByRole('button', { name: '2 new messages' }));
    expect(scrolled).toHaveBeenCalled();
    expect(pill).toBeTruthy();
  });
});

describe('what others do in the meantime', () => {
  it('shows: read elsewhere, deleted elsewhere', async () => {
    await open();
    Object.assign(answers.require('a'), { status: 'read', seen: true });
    say({ kind: 'message', id: 'a' });
    expect(await screen.findByRole('link', { name: 'Messages, 1 unread' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: /Unread.*Stock/ })).toBeNull());
    server.use(refuse('admin.messages.get', 'not-found'));
    say({ kind: 'message', id: 'a' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Stock/ })).toBeNull());
  });

  it('shows what became of a reply', async () => {
    const reply = {
      ...{ id: 'r', content: 'Hello', author: 'Admin', files: [] },
      date: '2026-03-04T11:00:00.000Z',
    };
    answers.require('b').replies = [
      { ...reply, status: 'queued', kept_as_file: false, reason: '' },
    ];
    await open('/admin/messages?message=b');
    await screen.findByText('Queued');
    answers.require('b').replies = [{ ...reply, status: 'sent', kept_as_file: false, reason: '' }];
    say({ kind: 'reply', id: 'b' });
    expect(await screen.findByText('Sent')).toBeTruthy();
  });
});

describe('the line', () => {
  it('asks, once it is open, for what came before it and after the first answers', async () => {
    const asked = Promise.withResolvers<void>();
    const isThere = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/admin/events/', async () => {
        asked.resolve();
        await isThere.promise;
      }),
    );
    renderWithProviders(
      <Layout>
        <Page />
      </Layout>,
      { path: '/admin/messages?folder=archived' },
    );
    await screen.findByRole('link', { name: /Thanks/ });
    await asked.promise;
    Object.assign(answers.require('a'), { status: 'archived' });
    isThere.resolve();
    expect(await screen.findByRole('link', { name: /Stock/ })).toBeTruthy();
  });

  it('is opened again when it breaks, and what was missed is asked for', async () => {
    await open();
    answers.stored.unshift({
      ...message({ id: 'n', subject: 'Missed' }),
      replies: [],
      unsent_files: [],
      notes: [],
    });
    lines[0]?.controller.close();
    await waitFor(() => {
      // sooner than after the wait
      window.dispatchEvent(new Event('online'));
      expect(lines).toHaveLength(2);
    });
    expect(await screen.findByRole('link', { name: /Missed/ })).toBeTruthy();
  });

  it('is not contradicted by an answer that was under way before an event', async () => {
    const older = Promise.withResolvers<void>();
    let asked = 0;
    server.use(
      answer('admin.overview', async () => {
        asked += 1;
        const unread = answers.stored.filter(({ status }) => status === 'unread').length;
        // that of the line, which has just been opened
        if (asked === 2) await older.promise;
        return overview({ unread });
      }),
    );
    await open();
    await waitFor(() => expect(asked).toBe(2));
    arrive('n', 'Just now');
    await waitFor(() => expect(asked).toBe(3));
    older.resolve();
    await screen.findByRole('link', { name: /Just now/ });
    await waitFor(() => expect(document.title).toBe('(3) Messages'));
    await act(() => new Promise((done) => requestAnimationFrame(done)));
    expect(document.title).toBe('(3) Messages');
  });

  it('is one for the area, and ends with it', async () => {
    const { unmount } = await open();
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(lines).toHaveLength(1);
  });
});

describe('an application that is open', () => {
  it('shows where a colleague puts it', async () => {
    const applications = applicationAnswers();
    server.use(...applications.handlers);
    renderWithProviders(
      <Layout>
        <ApplicationsPage />
      </Layout>,
      { path: '/admin/applications?application=a' },
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Ada' }));
    const isChosen = (name: string) => sheet.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect(isChosen('New')).toBe(true);
    await waitFor(() => expect(lines).toHaveLength(1));
    Object.assign(applications.stored[0] ?? {}, { status: 'accepted' });
    say({ kind: 'application', id: 'a' });
    await waitFor(() => expect(isChosen('Accepted')).toBe(true));
  });
});
