import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminEvent, AuditSubject, LibraryItem } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startLiveEvents } from '#features/back-office/event-stream/live-events.ts';
import { editingCode } from '#features/back-office/page-content/editing-code.ts';
import { announceRecordChange } from '#lib/editing/record-changes.ts';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { auditEntry } from '#testing/audit-entry.ts';
import { company } from '#testing/company.ts';
import { contentServer, documentServer } from '#testing/content-server.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { draft, postAnswers } from '#testing/post-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { passwordAlone } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { sitePages } from '#testing/site-pages.ts';
import { userAnswers } from '#testing/user-answers.ts';
import { Page as PageContent } from './routes/admin/content.page.tsx';
import { Page as Library } from './routes/admin/library.page.tsx';
import { Page as Blog } from './routes/admin/posts.page.tsx';
import { Page as Settings } from './routes/admin/settings.page.tsx';
import { Page as Users } from './routes/admin/users.page.tsx';
import { Page as WebsiteContent } from './routes/admin/website-content.page.tsx';

const OWN = 'ada@north.example';
const OTHER = 'ben@north.example';

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: OWN });
});

/** Who changed it, as the log of what was done says. */
function changedBy(actor: string, subject: AuditSubject, id: string, name = '', isGone = false) {
  const action = isGone ? 'deleted' : 'changed';
  const entry = auditEntry({ actor, action, subject, subject_id: id, name });
  server.use(answer('admin.audit.list', { items: [entry], next: null }));
}
function change(subject: AuditSubject, id: string, name = '') {
  changedBy(OTHER, subject, id, name);
  act(() => announceRecordChange(`${subject} ${id}`));
}
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const textbox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
const notice = async (words = `${OTHER} changed this while you were editing`) =>
  (await screen.findByText(words)).closest<HTMLElement>('[role="status"]') ?? document.body;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the settings while they are edited', () => {
  const whole = {
    company,
    mailSender: { name: '', address: '' },
    revenue: { amount: '', currency: '' },
    retention: { messagesMonths: null, applicationsMonths: 12 },
  };
  let stored: ReturnType<typeof documentServer>;

  beforeEach(() => {
    stored = documentServer('/api/settings/', '/api/settings/', whole);
    server.use(
      ...stored.handlers,
      ...passwordAlone(),
      answer('webhooks.list', []),
      answer('outbox.route', { mode: 'folder', from: 'North <no@north.example>', place: '/mail' }),
      answer('outbox.list', { items: [], next: null }),
    );
  });

  /** A browser that listens to the server's stream. */
  async function open() {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined;
    server.use(
      http.get('*/api/admin/events/', () => {
        const content = new ReadableStream<Uint8Array>({
          start(controller) {
            line = controller;
          },
        });
        return new HttpResponse(content, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const view = renderWithProviders(<Settings />, { path: '/admin/settings' });
    onTestFinished(startLiveEvents(view.api, view.queries));
    await waitFor(() => expect(line).toBeDefined());
    const say = (event: AdminEvent) =>
      line?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    return {
      ...view,
      changeTagline(tagline: string, actor = OTHER) {
        stored.elsewhere({ company: { ...company, tagline } });
        changedBy(actor, 'settings', 'main');
        say({ kind: 'change', subject: 'settings', id: 'main', unread: 0, newApplications: 0 });
      },
    };
  }

  it('say who changed them and when, and let both be compared and saved', async () => {
    const { user, changeTagline } = await open();
    fill(await textbox('Tagline'), 'Mine');
    changeTagline('Theirs');
    const said = await notice();
    expect(said.textContent).toContain('What you typed is still here');
    expect(said.querySelector('time')).toBeTruthy();
    expect((await textbox('Tagline')).value).toBe('Mine');
    await user.click(within(said).getByRole('button', { name: 'Compare' }));
    const both = await dialog('Changed by someone else');
    expect(both.getAllByText('Theirs').length).toBeGreaterThan(0);
    await user.click(both.getByRole('radio', { name: /^Yours/ }));
    await user.click(both.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(stored.state.saves).toHaveLength(1));
    expect(stored.state.saves[0]).toMatchObject({ company: { tagline: 'Mine' } });
    await waitFor(() =>
      expect(screen.queryByText(/changed this while you were editing/)).toBeNull(),
    );
  });

  it('show what is stored now where nothing is typed', async () => {
    const { changeTagline } = await open();
    await textbox('Tagline');
    changeTagline('Theirs');
    expect((await notice()).textContent).toContain('You now see the latest version');
    expect((await textbox('Tagline')).value).toBe('Theirs');
    changeTagline('Of another tab', OWN);
    await notice('You changed this in another window or on another device');
    await waitFor(async () => expect((await textbox('Tagline')).value).toBe('Of another tab'));
  });

  it('say nothing of their own save', async () => {
    const { user } = await open();
    fill(await textbox('Tagline'), 'Mine');
    await user.click(await press('Save settings'));
    await screen.findByText('The settings were saved');
    const asked: string[] = [];
    server.use(
      answer('admin.audit.list', () => {
        asked.push('who');
        return { items: [], next: null };
      }),
    );
    act(() => announceRecordChange('settings main'));
    await waitFor(() => expect(asked).toEqual(['who']));
    expect(screen.queryByText(/changed this/)).toBeNull();
  });

  it('are looked at again once the line is back: what was missed is shown, too', async () => {
    await open();
    fill(await textbox('Tagline'), 'Mine');
    stored.elsewhere({ company: { ...company, tagline: 'Theirs' } });
    changedBy(OTHER, 'settings', 'main');
    act(() => announceRecordChange());
    expect(await notice()).toBeTruthy();
  });
});

describe('what else is edited with a version', () => {
  it('says it of a post', async () => {
    const posts = postAnswers([draft({ id: 'a', title: 'Solar', posts: ['One'] })]);
    server.use(...posts.handlers);
    const view = renderWithProviders(<Blog />, {
      path: '/admin/blog?post=a',
      pattern: '/admin/blog',
    });
    fill(await textbox('Title'), 'Mine');
    posts.put('a', { title: 'Theirs', version: 2 });
    change('post', 'a');
    await view.user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
    const both = await dialog('Changed by someone else');
    expect(both.getByRole('group', { name: 'Title' }).textContent).toContain('Theirs');
  });

  it('says it of an account, which is found by its e-mail', async () => {
    const answers = userAnswers();
    server.use(...answers.handlers);
    const [account] = answers.stored;
    if (!account) throw new Error('There is no account.');
    renderWithProviders(<Users />, { path: `/admin/users?user=${account.id}` });
    fill(await textbox('Name'), 'Mine');
    Object.assign(account, { name: 'Theirs', version: account.version + 1 });
    change('account', account.id, account.email);
    expect(await notice()).toBeTruthy();
  });

  it('says it of an entry of the website, and when it was deleted', async () => {
    const site = contentServer({ projects: [{ id: 'p', version: 1, name: 'GigBridge' }] });
    server.use(...site.handlers);
    const { user } = renderWithProviders(<WebsiteContent />, {
      path: '/admin/website-content',
      pattern: '/admin/website-content',
    });
    await user.click(await press('Edit GigBridge'));
    fill(await textbox('Name'), 'Mine');
    Object.assign(site.stored.projects?.[0] ?? {}, { name: 'Theirs', version: 2 });
    change('project', 'p');
    expect(await notice()).toBeTruthy();
    site.stored.projects = [];
    changedBy(OTHER, 'project', 'p', 'Theirs', true);
    act(() => announceRecordChange('project p'));
    await notice(`${OTHER} deleted this while you were editing`);
    expect((await textbox('Name')).value).toBe('Mine');
  });

  it('says it of a picture of the library, which shows both descriptions', async () => {
    const item: LibraryItem = {
      ...{
        id: 'p',
        title: 'The office',
        alt: '',
        url: pictureAt('/media/p/640x480.webp'),
        file: 'office.jpg',
      },
      ...{ size_bytes: 240_000, date: '2026-03-04T10:00:00.000Z', uses: 0, tags: [] },
      version: 1,
    };
    server.use(
      answer('library.list', () => ({ items: [{ ...item }], next: null })),
      answer('library.tags', []),
      answer('library.uses', []),
    );
    const { user } = renderWithProviders(<Library />, { path: '/admin/library' });
    await user.click(await press('Open The office'));
    fill(await textbox('Description'), 'Mine');
    Object.assign(item, { alt: 'Theirs', version: 2 });
    change('picture', 'p', 'The office');
    await user.click(within(await notice()).getByRole('button', { name: 'Compare' }));
    const both = await dialog('Changed by someone else');
    expect(both.getByRole('group', { name: 'Description' }).textContent).toContain('Theirs');
  });

  it('says it of each record of a page, and saves what was chosen', async () => {
    await editingCode.load();
    const site = contentServer({});
    const home = documentServer('/api/pages/home/edit/', '/api/pages/home/', sitePages.home);
    server.use(...site.handlers, ...home.handlers);
    const { user } = renderWithProviders(<PageContent />, { path: '/admin/content' });
    await user.click(await press('Edit Content'));
    const subtitle = await textbox('Subtitle');
    fill(subtitle, 'Mine');
    home.elsewhere({ heroSubtitle: 'Theirs' });
    change('page', 'home');
    const said = await notice(`The page itself: ${OTHER} changed this while you were editing`);
    await user.click(within(said).getByRole('button', { name: 'Compare' }));
    const both = await dialog('Changed by someone else');
    await user.click(both.getByRole('radio', { name: /^Yours/ }));
    await user.click(both.getByRole('button', { name: 'Continue with this' }));
    // what is half typed elsewhere in the tab is saved with it, not before
    expect(home.state.saves).toEqual([]);
    await user.click(await press('Save Changes'));
    await waitFor(() => expect(home.state.saves).toHaveLength(1));
    expect(home.state.saves[0]).toMatchObject({ heroSubtitle: 'Mine' });
  });
});
