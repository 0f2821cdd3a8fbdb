import { screen, waitFor, within } from '@testing-library/react';
import { REPLY_FILES_LIMIT_BYTES } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { messageAnswers } from '#testing/message-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './messages.page.tsx';

let answers: ReturnType<typeof messageAnswers>;

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'admin@north.example' });
  answers = messageAnswers();
  server.use(...answers.handlers);
});

const open = () => renderWithProviders(<Page />, { path: '/admin/messages?message=b' });
const input = () => screen.findByLabelText('Attach files', { selector: 'input' });
const offer = () => new File(['%PDF-1.4'], 'offer.pdf', { type: 'application/pdf' });
const box = () => screen.findByRole('textbox', { name: 'Reply to the sender' });
const files = () => within(screen.getByRole('list', { name: 'Attached files' }));

describe('files of a reply', () => {
  it('are uploaded while it is written, and sent with it', async () => {
    const { user } = open();
    await user.upload(await input(), offer());
    expect(await screen.findByRole('button', { name: 'Remove offer.pdf' })).toBeTruthy();
    expect(files().getByText(/2 kB/)).toBeTruthy();
    await user.type(await box(), 'See below.');
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() => expect(answers.sent).toMatchObject([{ files: ['f1'] }]));
  });

  it('are there again wherever the message is opened, and go with what is sent from there', async () => {
    answers.require('b').unsent_files.push({ id: 'f0', name: 'plan.pdf', size_bytes: 1_024 });
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Remove plan.pdf' })).toBeTruthy();
    await user.type(await box(), 'See below.');
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() => expect(answers.sent).toMatchObject([{ files: ['f0'] }]));
  });

  it('that a lost draft left behind count before another one travels', async () => {
    const large = { id: 'f0', name: 'plan.pdf', size_bytes: REPLY_FILES_LIMIT_BYTES };
    answers.require('b').unsent_files.push(large);
    const { user } = open();
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    await user.upload(await input(), offer());
    expect(await screen.findByText(/10 MB in total/)).toBeTruthy();
  });

  it('stay in the box where an earlier try has arrived after all, but for those that went with it', async () => {
    const gone = { id: 'f1', name: 'offer.pdf', size_bytes: 2_048 };
    const { user } = open();
    await user.upload(await input(), offer());
    await screen.findByRole('button', { name: 'Remove offer.pdf' });
    await user.upload(await input(), new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
    await screen.findByRole('button', { name: 'Remove plan.pdf' });
    server.use(
      answer('admin.messages.reply', ({ params }) => {
        answers.require(params.id).unsent_files.shift();
        return {
          ...({
            id: 'r',
            content: 'First',
            author: 'Admin',
            status: 'queued',
            reason: '',
            kept_as_file: false,
          } as const),
          ...{ date: '2026-03-04T11:00:00.000Z', files: [gone] },
        };
      }),
    );
    await user.type(await box(), 'First and more');
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
    expect(
      await screen.findByText(/^Your reply was already sent\. Your later changes/),
    ).toBeTruthy();
    expect(files().getAllByRole('listitem')).toHaveLength(1);
    expect(files().getByText('plan.pdf')).toBeTruthy();
    server.use(...answers.handlers);
    await user.click(screen.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() =>
      expect(answers.sent).toMatchObject([{ content: 'First and more', files: ['f2'] }]),
    );
  });

  it('are taken out again, here and on the server', async () => {
    const { user } = open();
    await user.upload(await input(), offer());
    await user.click(await screen.findByRole('button', { name: 'Remove offer.pdf' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull());
    await waitFor(() => expect(answers.require('b').unsent_files).toEqual([]));
  });

  it('stand there again when they could not be taken out, and it is said', async () => {
    server.use(http.delete('*/api/reply-files/f1/', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    await user.upload(await input(), offer());
    await user.click(await screen.findByRole('button', { name: 'Remove offer.pdf' }));
    expect(await screen.findByText(/^The file was not removed/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Remove offer.pdf' })).toBeTruthy();
  });

  it.each([
    ['a HEIC', new File(['x'], 'photo.heic', { type: 'image/heic' }), /can attach/],
    ['an empty one', new File([], 'offer.pdf', { type: 'application/pdf' }), /empty/],
    [
      'one that is too large',
      new File([new Uint8Array(11 * 1024 * 1024)], 'large.pdf', { type: 'application/pdf' }),
      /10 MB in total/,
    ],
  ])('are refused in words before they travel: %s', async (_what, file, words) => {
    const { user } = open();
    await user.upload(await input(), file);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(`${file.name} was not attached`)).toBeTruthy();
  });

  it('are saved from the thread, and it is said when one cannot be', async () => {
    answers.require('b').replies.push({
      ...{ id: 'r', content: 'Yes', author: 'Admin', status: 'sent', reason: '' },
      kept_as_file: false,
      ...{ date: '2026-03-04T11:00:00.000Z' },
      files: [{ id: 'f1', name: 'offer.pdf', size_bytes: 2_048 }],
    });
    server.use(http.get('*/api/reply-files/f1/', () => HttpResponse.json({}, { status: 404 })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download offer.pdf' }));
    expect(await screen.findByText('The file could not be downloaded')).toBeTruthy();
  });
});
