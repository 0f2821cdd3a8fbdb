import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshConversations } from '#features/back-office/inbox/conversation.ts';
import { showChangedMessage } from '#features/back-office/messages/changed-messages.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { message } from '#testing/message.ts';
import { messageAnswers } from '#testing/message-answers.ts';
import { overview } from '#testing/overview.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './messages.page.tsx';

let answers: ReturnType<typeof messageAnswers>;

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'admin@north.example' });
  answers = messageAnswers();
  server.use(...answers.handlers);
});

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const open = (path = '/admin/messages') =>
  renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path },
  );
const address = () => screen.getByLabelText('address').textContent;
const list = async () => within(await screen.findByRole('list', { name: 'Messages' }));
const subjects = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .queryAllByRole('link')
    .map((link) => /Stock|Bills|Thanks|Disk/.exec(link.textContent ?? '')?.[0]);
const finds = (expected: string[]) => waitFor(() => expect(subjects()).toEqual(expected));

describe('the list of messages', () => {
  it('marks the row of one whose reply was not sent', async () => {
    const [first] = answers.stored;
    const date = '2026-03-05T10:00:00.000Z';
    if (first) first.last_reply = { author: 'Ngozi', date, unsent: true };
    open();
    const marks = await screen.findAllByText('Reply not sent');
    expect(marks.map((mark) => mark.closest('a')?.textContent)).toEqual([
      expect.stringContaining(String(first?.name)),
    ]);
  });

  it('shows all messages in the inbox and the archived ones apart', async () => {
    const { user } = open();
    expect(await screen.findByText('Loading messages')).toBeTruthy();
    await list();
    await finds(['Stock', 'Bills']);
    expect(screen.getByRole('heading', { name: 'Select a message to view' })).toBeTruthy();
    expect(screen.getByText('Choose a message from the list to read and reply')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await finds(['Stock', 'Bills', 'Thanks', 'Disk']);
    expect(screen.getByText('4 messages')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Archived' }));
    await finds(['Thanks']);
    expect(address()).toBe('?folder=archived');
  });

  it('leads to the applications, and says how many are new', async () => {
    open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Applications 2 new' });
    expect(link.pathname).toBe('/admin/applications');
  });

  it('narrows by type, status and text on the server, and keeps that in the address', async () => {
    const { user } = open('/admin/messages?type=support');
    await list();
    await finds(['Bills']);
    const choices = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(choices('Type')).toEqual([
      'All Types',
      'Contact Form',
      'Support',
      'Feedback',
      'Internal',
    ]);
    expect(choices('Status')).toEqual(['All Statuses', 'Unread', 'Read']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Unread');
    await screen.findByRole('heading', { name: 'No messages found matching your criteria' });
    await user.click(screen.getByRole('button', { name: 'Show all messages' }));
    await finds(['Stock', 'Bills']);
    await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'Dis');
    await finds(['Disk']);
    await waitFor(() => expect(address()).toBe('?q=Dis'));
  });

  it('says where messages come from while there are none', async () => {
    answers.stored.length = 0;
    const { user } = open();
    await screen.findByRole('heading', { name: 'No messages found matching your criteria' });
    expect(screen.getByText(/No messages yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all messages' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Archived' }));
    expect(await screen.findByText(/No archived messages yet/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Type'), 'Support');
    expect(await screen.findByText(/Try another search term/)).toBeTruthy();
  });

  it('refreshes, and keeps what it has when that fails', async () => {
    const { user } = open();
    await list();
    await finds(['Stock', 'Bills']);
    answers.stored.unshift({
      ...message({ id: 'n', subject: 'Disk' }),
      replies: [],
      unsent_files: [],
      notes: [],
    });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await finds(['Disk', 'Stock']);
    server.use(refuse('admin.messages.list', 'unavailable'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The messages could not be refreshed')).toBeTruthy();
    await finds(['Disk', 'Stock']);
  });

  it('says that it could not be loaded, and tries again', async () => {
    server.use(refuse('admin.messages.list', 'unavailable'));
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The messages could not be loaded',
    );
    server.use(...answers.handlers);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await list();
  });
});

describe('a message', () => {
  async function openOne(name: RegExp, path?: string) {
    const page = open(path);
    await page.user.click((await list()).getByRole('link', { name }));
    return { ...page, detail: within(await screen.findByRole('article')) };
  }

  it('opens beside the list, and turns from unread into read', async () => {
    const { detail, queries } = await openOne(/Stock/);
    expect(detail.getByText('Three shops.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Stock');
    expect(address()).toBe('?message=a');
    expect((await list()).getByRole('link', { name: /Stock/ }).ariaCurrent).toBe('true');
    await waitFor(() => expect(answers.require('a').status).toBe('read'));
    expect(detail.getByText('Read')).toBeTruthy();
    expect((await list()).queryByRole('link', { name: /Unread.*Stock/ })).toBeNull();
    expect(queries.isMutating()).toBe(0);
  });

  it('that was archived elsewhere in the meantime stays archived when it is opened', async () => {
    const { user } = open();
    const shown = (await list()).getByRole('link', { name: /Stock/ });
    answers.require('a').status = 'archived';
    await user.click(shown);
    await screen.findByRole('button', { name: 'Move to Inbox' });
    expect(answers.require('a')).toMatchObject({ status: 'archived', seen: true });
  });

  it('stays open when one has typed just before', async () => {
    const { user } = open();
    await list();
    await user.type(screen.getByRole('searchbox'), 'Sto');
    await user.click((await list()).getByRole('link', { name: /Stock/ }));
    await waitFor(() => expect(address()).toContain('q=Sto'));
    expect(address()).toContain('message=a');
    expect(screen.getByRole('article', { name: 'Stock' })).toBeTruthy();
  });

  it('stays unread on the screen when that could not be saved', async () => {
    server.use(refuse('admin.messages.update', 'unavailable'));
    const { detail } = await openOne(/Stock/);
    expect(await detail.findByText('Unread')).toBeTruthy();
  });

  it('is closed by the way back, which returns the focus to its place', async () => {
    const { user } = await openOne(/Stock/);
    await user.click(screen.getByRole('button', { name: 'All messages' }));
    await screen.findByRole('heading', { name: 'Select a message to view' });
    expect(address()).toBe('');
    expect(document.activeElement?.textContent).toMatch(/Stock/);
  });

  it('is archived and brought back', async () => {
    const { detail, user } = await openOne(/Stock/);
    await user.click(detail.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(answers.require('a').status).toBe('archived'));
    expect(detail.getByText('Archived')).toBeTruthy();
    await user.click(detail.getByRole('button', { name: 'Move to Inbox' }));
    await waitFor(() => expect(answers.require('a').status).toBe('read'));
  });

  it('is in the archive that was opened before the server had stored it', async () => {
    const { detail, user } = await openOne(/Stock/);
    const stored = Promise.withResolvers<void>();
    server.use(
      answer('admin.messages.update', async ({ params, body }) => {
        await stored.promise;
        return Object.assign(answers.require(params.id), body);
      }),
    );
    await user.click(detail.getByRole('button', { name: 'Archive' }));
    await user.click(screen.getByRole('tab', { name: 'Archived' }));
    await finds(['Thanks']);
    stored.resolve();
    await finds(['Stock', 'Thanks']);
  });

  it('asks before the page is left while a change is not stored yet', async () => {
    const { detail, user } = await openOne(/Bills/);
    const stored = Promise.withResolvers<void>();
    server.use(
      answer('admin.messages.update', async ({ params, body }) => {
        await stored.promise;
        return Object.assign(answers.require(params.id), body);
      }),
    );
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(mayLeave()).toBe(true);
    await user.click(detail.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(mayLeave()).toBe(false));
    stored.resolve();
    await waitFor(() => expect(mayLeave()).toBe(true));
  });

  it('is archived although the page was left while that waited for another change', async () => {
    const { detail, user, queries } = await openOne(/Stock/);
    const changes: unknown[] = [];
    const stored = Promise.withResolvers<void>();
    server.use(
      answer('admin.messages.update', async ({ params, body }) => {
        changes.push(body);
        if (changes.length === 1) await stored.promise;
        return Object.assign(answers.require(params.id), body);
      }),
    );
    await user.click(detail.getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(changes).toEqual([{ seen: false }]));
    await user.click((await list()).getByRole('link', { name: /Stock/ }));
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    // the message was left before the page
    await user.click(screen.getByRole('tab', { name: 'Archived' }));
    expect(changes).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    // with what opening it again says of whether it was seen, in either order
    await waitFor(() => expect(changes).toContainEqual({ status: 'archived' }));
    stored.resolve();
    await waitFor(() => expect(queries.isMutating()).toBe(0));
  });

  it('says so when it was not archived', async () => {
    const { detail, user } = await openOne(/Bills/);
    server.use(refuse('admin.messages.update', 'unavailable'));
    await user.click(detail.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('The message was not archived')).toBeTruthy();
    expect(detail.getByRole('button', { name: 'Archive' })).toBeTruthy();
  });

  it('that was not marked as unread is reported, though it is closed by then', async () => {
    const { user } = open('/admin/messages?message=b');
    await screen.findByRole('article', { name: 'Bills' });
    server.use(refuse('admin.messages.update', 'unavailable'));
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    expect(await screen.findByText('The message was not marked as unread')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Bills' })).toBeNull();
  });

  it('is closed when it is marked as unread', async () => {
    const { detail, user } = await openOne(/Bills/);
    await user.click(detail.getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(answers.require('b').status).toBe('unread'));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect((await list()).getByRole('link', { name: /Unread.*Bills/ })).toBeTruthy();
  });

  it('is deleted after a question, which closes it', async () => {
    const { detail, user } = await openOne(/Stock/);
    await user.click(detail.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete message' }));
    expect(await screen.findByText('The message from Ada was deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    await finds(['Bills']);
    expect(answers.stored).toHaveLength(3);
  });

  it('is not asked for again when news of it comes during its deletion', async () => {
    const { detail, user, api, queries } = await openOne(/Stock/);
    const asked: string[] = [];
    server.use(
      answer('admin.messages.get', ({ params }) => {
        asked.push(params.id);
        return answers.require(params.id);
      }),
      answer('admin.messages.delete', async () => {
        asked.length = 0;
        await Promise.all([
          showChangedMessage(api, queries, 'a'),
          refreshConversations(queries, 'message'),
        ]);
        return undefined;
      }),
    );
    await user.click(detail.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete message' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(asked).toEqual([]);
  });

  it('says why when it was not deleted, and keeps it', async () => {
    server.use(refuse('admin.messages.delete', 'unavailable', { detail: 'Try later.' }));
    const { detail, user } = await openOne(/Stock/);
    await user.click(detail.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete message' }));
    expect((await question.findByRole('alert')).textContent).toContain('Try later.');
  });

  it('opens from its address also where the list has not come to it', async () => {
    open('/admin/messages?message=d');
    expect(await screen.findByRole('article', { name: 'Disk' })).toBeTruthy();
  });

  it('that was deleted elsewhere is shown as deleted', async () => {
    server.use(refuse('admin.messages.get', 'not-found'));
    open('/admin/messages?message=z');
    await screen.findByRole('heading', { name: 'Message not found' });
  });

  it('shows HTML as the text that it is', async () => {
    const text = '<img src=x onerror="alert(1)"> <b>bold</b>';
    Object.assign(answers.require('a'), { content: text, subject: text, name: text });
    open('/admin/messages?message=a');
    const article = await screen.findByRole('article');
    expect(article.textContent).toContain(text);
    expect(article.querySelector('img, b')).toBeNull();
  });
});

describe('the keyboard', () => {
  it('moves along the list, opens, goes on, and closes', async () => {
    const { user } = open();
    const links = (await list()).getAllByRole('link');
    links[0]?.focus();
    await user.keyboard('j');
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(links[0]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('article', { name: 'Stock' })).toBeTruthy();
    await user.keyboard('j');
    expect(await screen.findByRole('article', { name: 'Bills' })).toBeTruthy();
    await user.keyboard('k');
    expect(await screen.findByRole('article', { name: 'Stock' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/Stock/);
  });

  it('does not take what is typed into a field for shortcuts', async () => {
    const { user } = open();
    await list();
    await user.type(screen.getByRole('searchbox'), 'jk');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jk');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('with the figures of the sidebar', () => {
  it('counts a message as read at once', async () => {
    const { user, queries } = open();
    queries.setQueryData(['admin.overview', {}], overview({ unread: 2, pendingTasks: 3 }));
    await user.click((await list()).getByRole('link', { name: /Stock/ }));
    await waitFor(() =>
      expect(queries.getQueryData(['admin.overview', {}])).toMatchObject({
        unread: 1,
        pendingTasks: 2,
      }),
    );
  });
});
