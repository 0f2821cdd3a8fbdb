import { screen, waitFor, within } from '@testing-library/react';
import type { MessageReply } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { messageAnswers } from '#testing/message-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './messages.page.tsx';

const ADMIN = 'admin@north.example';
let answers: ReturnType<typeof messageAnswers>;

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: ADMIN });
  answers = messageAnswers();
  server.use(...answers.handlers);
});

const open = (id = 'b') => renderWithProviders(<Page />, { path: `/admin/messages?message=${id}` });
const box = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to the sender' });
const send = () => screen.getByRole('button', { name: 'Send Reply' });

describe('the reply box', () => {
  it('is only there for messages with a mail address', async () => {
    const { unmount } = open('b');
    await box();
    unmount();
    open('d');
    await screen.findByRole('article', { name: 'Disk' });
    expect(screen.queryByRole('textbox', { name: 'Reply to the sender' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send Reply' })).toBeNull();
  });

  it('tells that the reply was sent to that sender, then clears box and selection', async () => {
    const { user } = open();
    await user.type(await box(), 'On its way.');
    await user.click(send());
    expect(await screen.findByText(/^Reply sent to Ben \(ada@north\.example\)/)).toBeTruthy();
    expect(await screen.findByText('Select a message to view')).toBeTruthy();
    expect(answers.sent).toMatchObject([{ content: 'On its way.' }]);
    await user.click(screen.getByRole('link', { name: /Bills/ }));
    expect((await box()).value).toBe('');
    const replies = within(await screen.findByRole('region', { name: 'Replies' }));
    expect(replies.getByText('On its way.')).toBeTruthy();
    expect(replies.getByText('Queued')).toBeTruthy();
  });

  it('cannot be sent empty', async () => {
    const { user } = open();
    await user.type(await box(), '   ');
    expect(send()).toHaveProperty('disabled', true);
  });

  it('keeps what was typed when it fails, and sends once however often it is tried', async () => {
    server.use(unreachable('admin.messages.reply'));
    const { user } = open();
    await user.type(await box(), 'Once');
    await user.click(send());
    const notice = 'Could not confirm that the reply was sent';
    expect((await screen.findByRole('alert')).textContent).toContain(notice);
    expect((await box()).value).toBe('Once');
    const keys: string[] = [];
    server.use(
      http.post('*/api/messages/:id/replies/', async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key);
        return HttpResponse.error();
      }),
    );
    await user.click(send());
    await waitFor(() => expect(keys).toHaveLength(1));
    server.use(...answers.handlers);
    await waitFor(() => expect(send()).toHaveProperty('disabled', false));
    await user.click(send());
    await screen.findByText(/^Reply sent to Ben/);
    expect(answers.sent.map(({ key }) => key)).toEqual(keys);
  });

  it('keeps what was typed after the reply had been stored', async () => {
    const { user } = open();
    await user.type(await box(), 'First');
    server.use(
      answer('admin.messages.reply', ({ body }) => ({
        ...{ id: 'r', content: 'First', author: 'Admin', files: [] },
        date: '2026-03-04T11:00:00.000Z',
        status: 'queued' as const,
        ...{ kept_as_file: false, can_retry: true },
        reason: body.key ? '' : 'no key',
      })),
    );
    await user.type(await box(), ' and more');
    await user.click(send());
    expect(
      await screen.findByText(/^Your reply was already sent\. Your later changes/),
    ).toBeTruthy();
    expect((await box()).value).toBe('First and more');
    server.use(...answers.handlers);
    await user.click(send());
    await screen.findByText(/^Reply sent to Ben/);
    expect(answers.sent).toMatchObject([{ content: 'First and more' }]);
  });

  describe('whose answer was lost', () => {
    /** The server stores what it is sent, and its answer does not come. */
    const lose = () => {
      server.use(
        http.post('*/api/messages/:id/replies/', async ({ request }) => {
          const { content, key } = (await request.json()) as { content: string; key: string };
          answers.require('b').replies.push({
            ...{ id: key, content: content.replace('{name}', 'Ben'), author: 'Admin', reason: '' },
            ...{ status: 'queued', kept_as_file: false, files: [] },
            date: '2026-03-04T11:00:00.000Z',
          });
          return HttpResponse.error();
        }),
      );
    };
    const lost = async () => {
      lose();
      const { user, unmount } = open();
      await user.type(await box(), 'Dear {{name}, we come.');
      await user.click(send());
      expect(await screen.findByText('Your reply was already sent')).toBeTruthy();
      expect(screen.queryByText(/has already replied/)).toBeNull();
      server.use(...answers.handlers);
      return { user, unmount };
    };

    it('is shown as sent once it is tried again, and is there once', async () => {
      const { user } = await lost();
      expect(screen.queryByText('Your later changes were not sent.')).toBeNull();
      await user.click(send());
      await screen.findByText(/^Reply sent to Ben/);
      expect(answers.require('b').replies).toHaveLength(1);
    });

    it('says what was not sent, and sends it as a reply of its own', async () => {
      const { user } = await lost();
      await user.type(await box(), ' And we bring cake.');
      expect(screen.getByText('Your later changes were not sent.')).toBeTruthy();
      await user.click(send());
      await screen.findByText(/^Reply sent to Ben/);
      expect(answers.require('b').replies.map(({ content }) => content)).toEqual([
        'Dear Ben, we come.',
        'Dear Ben, we come. And we bring cake.',
      ]);
      expect(answers.sent).toMatchObject([{ seen_replies: 1 }]);
    });

    it('keeps what was typed since where only the server knows that it has arrived', async () => {
      lose();
      const { user } = open();
      await user.type(await box(), 'Dear {{name}, we come.');
      // not sooner: while the message itself is on its way, this would fail it
      server.use(unreachable('admin.messages.get'));
      await user.click(send());
      await screen.findByText('Could not confirm that the reply was sent');
      await user.type(await box(), ' And we bring cake.');
      server.use(...answers.handlers);
      await user.click(send());
      expect(await screen.findByText(/^Your reply was already sent\. Your later/)).toBeTruthy();
      expect((await box()).value).toBe('Dear {name}, we come. And we bring cake.');
      expect(screen.queryByText(/has already replied/)).toBeNull();
      await user.click(send());
      await screen.findByText(/^Reply sent to Ben/);
      expect(answers.require('b').replies).toHaveLength(2);
    });
  });

  it('is not sent before its author has read what someone else has answered in the meantime', async () => {
    const { user } = open();
    await user.type(await box(), 'Mine');
    const other = {
      ...{ id: 'other', content: 'Theirs', author: 'Kofi', status: 'sent' as const, reason: '' },
      kept_as_file: false,
      files: [],
      date: '2026-03-04T11:00:00.000Z',
    };
    server.use(refuse('admin.messages.reply', 'conflict'));
    answers.require('b').replies.push(other);
    await user.click(send());
    expect(await screen.findByText('Kofi has already replied')).toBeTruthy();
    expect((await box()).value).toBe('Mine');
    expect(send()).toHaveProperty('disabled', true);
    server.use(...answers.handlers);
    await user.click(screen.getByRole('button', { name: 'I have read it' }));
    await user.click(send());
    await screen.findByText(/^Reply sent to Ben/);
    expect(answers.sent).toMatchObject([{ content: 'Mine', seen_replies: 1 }]);
  });

  it('takes a saved reply, with its variables put in', async () => {
    const { user } = open();
    await user.type(await box(), 'Hello,');
    const choice = await screen.findByRole('combobox', { name: 'Insert a saved reply' });
    await user.selectOptions(choice, 'Thanks');
    expect((await box()).value).toBe('Hello,\n\nThank you, Ben.');
  });

  it('keeps a draft for each message, also when the page is left', async () => {
    const { user, unmount } = open('b');
    await user.type(await box(), 'Draft for Ben');
    await user.click(screen.getByRole('link', { name: /Stock/ }));
    await screen.findByRole('article', { name: 'Stock' });
    expect((await box()).value).toBe('');
    await user.type(await box(), 'Draft for Ada');
    unmount();
    const again = open('b');
    expect((await box()).value).toBe('Draft for Ben');
    again.unmount();
    open('a');
    expect((await box()).value).toBe('Draft for Ada');
  });

  it('forgets drafts with the person who signs out', async () => {
    const { user, unmount } = open();
    await user.type(await box(), 'Secret');
    session.clear();
    forgetDrafts(ADMIN);
    unmount();
    session.start({ token: 't', refreshToken: 'r', role: 'admin', email: ADMIN });
    open();
    expect((await box()).value).toBe('');
  });
});

describe('the replies', () => {
  const reply = (changes: Partial<MessageReply>): MessageReply => ({
    ...{ id: 'r1', content: 'Hello', author: 'Ada Admin', status: 'sent', reason: '', files: [] },
    kept_as_file: false,
    date: '2026-03-04T11:00:00.000Z',
    ...changes,
  });

  it('say what became of each', async () => {
    answers.require('b').replies = [
      reply({ id: 'r1' }),
      reply({ id: 'r2', status: 'queued', reason: 'Greylisted' }),
      reply({ id: 'r3', status: 'failed', reason: 'No such mailbox' }),
    ];
    open();
    const region = await screen.findByRole('region', { name: 'Replies' });
    const texts = within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts[0]).toMatch(/Ada Admin replied.*Sent.*Hello/);
    expect(texts[1]).toMatch(/Queued.*retrying: Greylisted/);
    expect(texts[2]).toMatch(/Failed.*The last attempt failed: No such mailbox/);
  });

  it('say that they are kept as files where mail is not set up', async () => {
    server.use(
      answer('outbox.route', { mode: 'folder', from: 'a@b.example', place: '/data/mails' }),
    );
    answers.require('b').replies = [reply({ kept_as_file: true })];
    open('b');
    expect(await screen.findByText('Saved as a file: email is not set up')).toBeTruthy();
    expect(screen.queryByText('Sent')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  it('that were sent stay so where mail is not set up any more', async () => {
    server.use(
      answer('outbox.route', { mode: 'folder', from: 'a@b.example', place: '/data/mails' }),
    );
    answers.require('b').replies = [reply({})];
    open('b');
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(screen.queryByText(/^Saved as a file/)).toBeNull();
  });

  it('that were kept as files stay so once mail is set up, and can be sent then', async () => {
    server.use(
      answer('outbox.route', { mode: 'smtp', from: 'a@b.example', place: 'mail.example' }),
      answer('outbox.retry', ({ params }) => {
        answers.require('b').replies = [reply({ id: params.id, status: 'queued' })];
        return {
          ...{ id: params.id, recipient: 'ada@north.example', subject: 'Re: Bills', attempts: 0 },
          ...{ reason: '', date: '2026-03-04T11:00:00.000Z' },
          status: 'queued' as const,
          ...{ kept_as_file: false, can_retry: true },
          ...{ sent_at: null, next_attempt_at: '2026-03-04T11:00:00.000Z' },
        };
      }),
    );
    answers.require('b').replies = [reply({ kept_as_file: true })];
    const { user } = open('b');
    expect(await screen.findByText('Saved as a file: email was not set up')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Queued')).toBeTruthy();
  });

  it('that failed are tried again', async () => {
    answers.require('b').replies = [reply({ status: 'failed', reason: 'No such mailbox' })];
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.use(refuse('outbox.retry', 'conflict', { detail: 'It is being sent right now.' }));
    await user.click(again);
    expect((await screen.findByRole('alert')).textContent).toContain('It is being sent right now.');
    server.use(
      answer('outbox.retry', ({ params }) => {
        answers.require('b').replies = [reply({ id: params.id, status: 'queued' })];
        return {
          ...{ id: params.id, recipient: 'ada@north.example', subject: 'Re: Bills', attempts: 5 },
          ...{ reason: '', date: '2026-03-04T11:00:00.000Z' },
          status: 'queued' as const,
          ...{ kept_as_file: false, can_retry: true },
          ...{ sent_at: null, next_attempt_at: '2026-03-04T11:00:00.000Z' },
        };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Queued')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
