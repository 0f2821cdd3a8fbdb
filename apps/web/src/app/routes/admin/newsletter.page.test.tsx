import { act, screen, waitFor, within } from '@testing-library/react';
import type { Issue, Subscriber } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SENDING_MS } from '#features/back-office/newsletter/issue-words.ts';
import { withIds } from '#features/back-office/newsletter/topics-dialog.tsx';
import { announceRecordChange } from '#lib/editing/record-changes.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { auditEntry } from '#testing/audit-entry.ts';
import { overview } from '#testing/overview.ts';
import { problemBody } from '#testing/problem-body.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page as NewsletterPage } from './newsletter.page.tsx';
import { Page as ReadersPage } from './readers.page.tsx';

const draft: Issue = {
  ...{ id: 'issue-1', subject: 'Rainy season', text: '## Two projects', topic_id: null },
  language: '',
  ...{ post_id: null, status: 'draft', date: '2026-03-04T09:30:00.000Z' },
  ...{ started_at: null, finished_at: null, version: 1, readers: 37 },
  progress: { readers: 0, queued: 0, sent: 0, kept_as_file: 0, failed: 0, refused: 0 },
};
let stored: Issue;

beforeEach(() => {
  stored = draft;
  server.use(
    answer('issues.list', () => {
      const { text: _, readers: __, ...summary } = stored;
      return { items: [summary], next: null };
    }),
    answer('issues.get', () => stored),
    answer('admin.overview', overview()),
    answer('topics.list', () => [{ id: 'topic-1', name: 'Maps' }]),
  );
});

const openIssue = async () => {
  const { user } = renderWithProviders(<NewsletterPage />, {
    path: '/admin/newsletter?issue=issue-1',
  });
  await screen.findByLabelText('Text');
  return user;
};

describe('an issue of the newsletter', () => {
  it('names how many get it before it is sent, and shows then how many have gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openIssue();
    let sent: unknown;
    server.use(
      answer('issues.send', ({ body }) => {
        sent = body;
        const progress = { ...draft.progress, readers: 37, queued: 37, sent: 12, failed: 1 };
        stored = { ...draft, status: 'sending', progress };
        return stored;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send to 37 subscribers…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Send to 37 subscribers?' });
    expect(question.textContent).toContain("'Rainy season' goes to 37 confirmed subscribers");
    await user.click(within(question).getByRole('button', { name: 'Email 37 subscribers' }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        '12 of 37 emails sent · 1 failed',
      ),
    );
    expect(sent).toEqual({ seen: { version: 1, readers: 37 } });
    // nobody touches anything: the sheet looks again by itself until all have gone
    stored = {
      ...stored,
      status: 'sent',
      progress: { ...stored.progress, queued: 0, sent: 36 },
    };
    act(() => vi.advanceTimersByTime(SENDING_MS));
    const sheet = within(screen.getByRole('dialog'));
    await sheet.findByText(/^36 of 37 emails sent/);
  });

  it('is asked about again, with what is new, where it is not what its sender has seen', async () => {
    const user = await openIssue();
    const seen: unknown[] = [];
    let asked = 0;
    const news = { text: 'What a colleague wrote', version: 2, readers: 40 };
    server.use(
      refuse('issues.send', 'conflict', { current: { ...draft, ...news } }),
      answer('admin.audit.list', { items: [], next: null }),
      answer('issues.get', () => {
        asked += 1;
        return stored;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Send to 37 subscribers…' }));
    // the news of it reaches this browser while the question is open: what was asked is what counts
    stored = { ...draft, ...news };
    act(() => announceRecordChange('newsletter issue-1'));
    await waitFor(() => expect(asked).toBe(1));
    await user.click(await screen.findByRole('button', { name: 'Email 37 subscribers' }));
    const again = await screen.findByRole('alertdialog', { name: 'Send to 40 subscribers?' });
    expect(again.textContent).toContain('The issue was not sent');
    expect(again.textContent).toContain('It now goes to 40, not to 37.');
    expect(again.textContent).toContain('What a colleague wrote');
    server.use(
      answer('issues.send', ({ body }) => {
        seen.push(body.seen);
        const progress = { ...draft.progress, readers: 40, queued: 40, sent: 40 };
        stored = { ...stored, status: 'sent', progress };
        return stored;
      }),
    );
    await user.click(within(again).getByRole('button', { name: 'Email 40 subscribers' }));
    // in the list as well as in the sheet
    await waitFor(() => expect(screen.getAllByText(/^40 of 40 emails/)).toHaveLength(2));
    expect(seen).toEqual([{ version: 2, readers: 40 }]);
  });

  it('is not sent where mail is not set up, which is said before', async () => {
    server.use(answer('admin.overview', overview({ mail: 'folder' })));
    await openIssue();
    await screen.findByText('Email is not set up: no one would get it.');
    const send = screen.getByRole('button', { name: 'Send to 37 subscribers…' });
    expect(send.hasAttribute('disabled')).toBe(true);
  });

  it('tries all mails again at once that were given up', async () => {
    stored = { ...draft, status: 'sent', progress: { ...draft.progress, readers: 37, failed: 9 } };
    server.use(
      answer('issues.retry', () => {
        stored = { ...stored, progress: { ...stored.progress, sent: 37, failed: 0 } };
        return stored;
      }),
    );
    const path = '/admin/newsletter?issue=issue-1';
    const { user } = renderWithProviders(<NewsletterPage />, { path });
    await user.click(await screen.findByRole('button', { name: 'Retry 9 emails' }));
    await waitFor(() => expect(screen.getAllByText('37 of 37 emails sent')).toHaveLength(2));
  });

  it('that was kept as files does not say that it was sent', async () => {
    const progress = { ...draft.progress, readers: 37, queued: 37, kept_as_file: 37 };
    stored = { ...draft, status: 'sent', progress };
    renderWithProviders(<NewsletterPage />, { path: '/admin/newsletter' });
    expect(await screen.findByText('Saved as files')).toBeTruthy();
    expect(screen.queryByText('Sent')).toBeNull();
    screen.getByText('0 of 37 emails sent · 37 were saved as files because email was not set up');
  });

  it.each(['draft', 'sent'] as const)(
    'comes back with a press when it was deleted: %s',
    async (status) => {
      const back: unknown[] = [];
      server.use(
        answer('issues.delete', undefined),
        answer('admin.trash.restore', ({ params }) => {
          back.push(params);
          return { name: 'Rainy season', notes: [] };
        }),
      );
      stored = { ...draft, status };
      const { user } = renderWithProviders(<NewsletterPage />, {
        path: '/admin/newsletter?issue=issue-1',
      });
      await user.click(await screen.findByRole('button', { name: 'Delete issue' }));
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: 'Delete issue' }));
      const undo = await screen.findByRole('button', { name: 'Undo' });
      // the sheet goes with its issue, and with it what keeps the rest from being pressed
      await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
      await user.click(undo);
      await waitFor(() => expect(back).toEqual([{ kind: 'newsletter', id: 'issue-1' }]));
    },
  );

  it('says why it was not sent, and stays', async () => {
    const user = await openIssue();
    const detail = 'This issue has already been sent. No one gets it twice.';
    server.use(refuse('issues.send', 'conflict', { detail }));
    await user.click(screen.getByRole('button', { name: 'Send to 37 subscribers…' }));
    await user.click(await screen.findByRole('button', { name: 'Email 37 subscribers' }));
    expect((await screen.findByText(/has already been sent/)).textContent).toBe(detail);
  });

  it('is saved before it can be looked at, tried or sent', async () => {
    const user = await openIssue();
    await user.type(screen.getByLabelText('Subject'), ' 2026');
    for (const name of ['Preview', 'Send me a test', 'Send to 37 subscribers…']) {
      expect(screen.getByRole('button', { name }).hasAttribute('disabled'), name).toBe(true);
    }
    let sent: unknown;
    server.use(
      answer('issues.update', ({ body }) => {
        sent = body;
        stored = { ...draft, subject: 'Rainy season 2026', version: 2 };
        return stored;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Preview' }).hasAttribute('disabled')).toBe(false),
    );
    expect(sent).toMatchObject({ subject: 'Rainy season 2026', topic_id: null });
  });

  it('is for who chose a topic, where its writer says so', async () => {
    const user = await openIssue();
    let sent: unknown;
    server.use(
      answer('issues.update', ({ body }) => {
        sent = body;
        stored = { ...draft, topic_id: 'topic-1', version: 2, readers: 4 };
        return stored;
      }),
    );
    const choice = screen.getByRole('combobox', { name: 'Audience' });
    await user.selectOptions(choice, await screen.findByRole('option', { name: 'Maps' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Send to 4 subscribers…' })).toBeTruthy();
    expect(sent).toMatchObject({ topic_id: 'topic-1' });
  });

  it('is sent to as many as get it by now, after someone else has changed who that is', async () => {
    const user = await openIssue();
    const entry = { action: 'changed', subject: 'newsletter', subject_id: 'issue-1' } as const;
    const items = [auditEntry({ ...entry, actor: 'ben@north.example' })];
    server.use(answer('admin.audit.list', { items, next: null }));
    stored = { ...draft, topic_id: 'topic-1', version: 2, readers: 4 };
    act(() => announceRecordChange('newsletter issue-1'));
    await user.click(await screen.findByRole('button', { name: 'Send to 4 subscribers…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Send to 4 subscribers?' });
    expect(question.textContent).toContain('4 confirmed subscribers');
  });

  it('keeps what is typed where someone else has sent it in the meantime', async () => {
    const user = await openIssue();
    await user.type(screen.getByLabelText('Text'), ' and more');
    let asked = 0;
    server.use(
      answer('admin.audit.list', { items: [], next: null }),
      answer('issues.get', () => {
        asked += 1;
        return { ...draft, status: 'sent' as const, version: 2 };
      }),
    );
    act(() => announceRecordChange('newsletter issue-1'));
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => {});
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toContain(' and more');
  });

  it('goes on in the same sheet once its first draft is saved', async () => {
    const { user } = renderWithProviders(<NewsletterPage />, {
      path: '/admin/newsletter?issue=new',
    });
    server.use(unreachable('issues.create'));
    const sheet = await screen.findByRole('dialog');
    await user.type(await screen.findByLabelText('Subject'), 'Rainy season');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
    expect(text.rows).toBe(12);
    await user.type(text, 'Two projects');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('The draft was not saved');
    const keys: unknown[] = [];
    server.use(
      answer('issues.create', ({ body }) => {
        const { key, ...written } = body;
        keys.push(key);
        stored = { ...stored, ...written, language: written.language ?? '' };
        return stored;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('button', { name: 'Send me a test' });
    // under which a try whose answer was lost is the same draft
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,64}$/)]);
    expect(screen.getByRole('dialog')).toBe(sheet);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save draft' }));
  });

  it('keeps what was typed after its first try, whose answer was lost', async () => {
    let onServer: Issue | undefined;
    server.use(
      http.post('*/api/newsletter-issues/', async ({ request }) => {
        onServer ??= { ...stored, ...((await request.json()) as Issue) };
        return HttpResponse.error();
      }),
    );
    const { user } = renderWithProviders(<NewsletterPage />, {
      path: '/admin/newsletter?issue=new',
    });
    await user.type(await screen.findByLabelText('Subject'), 'Rainy season');
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
    await user.type(text, 'Two projects');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('The draft was not saved');
    server.use(
      answer('issues.create', () => onServer as Issue),
      answer('issues.update', ({ body, ifMatch }) => {
        expect(ifMatch).toBe('"1"');
        onServer = { ...stored, ...body, language: body.language ?? '', version: 2 };
        return onServer;
      }),
      answer('issues.get', () => onServer as Issue),
    );
    await user.type(text, ', and more');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('button', { name: 'Send me a test' });
    expect(onServer?.text).toBe('Two projects, and more');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Two projects, and more');
  });

  it('is shown as its mail looks, at a desk and on a phone, and as plain text', async () => {
    const user = await openIssue();
    const text = 'Two projects\n\nUnsubscribe:\nhttps://example.com/leave';
    const frame = '/api/newsletter-previews/issue-1.9.mac';
    const preview = { subject: 'Rainy season', html: '<p>', text, frame };
    server.use(answer('issues.preview', () => preview));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const shown = await screen.findByTitle<HTMLIFrameElement>('The email “Rainy season”');
    expect(shown.getAttribute('src')).toBe(frame);
    expect(shown.getAttribute('sandbox')).toBe('');
    expect(shown.style.inlineSize).toBe('1280px');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(screen.getByTitle<HTMLIFrameElement>(shown.title).style.inlineSize).toBe('390px');
    await user.click(screen.getByRole('radio', { name: 'Plain text' }));
    expect(screen.getByText(/https:\/\/example\.com\/leave/).tagName).toBe('PRE');
  });
});

describe('the readers of the newsletter', () => {
  const reader: Subscriber = {
    ...{ id: 'reader-1', email: 'ada@example.com', state: 'refused', topics: ['Maps'] },
    ...{ date: '2026-03-04T09:30:00.000Z', confirmed_at: null, refusal: '550 no such mailbox' },
    refused_at: '2026-03-05T09:30:00.000Z',
    language: '',
  };

  it('say the status of each and why, and one is erased after a question', async () => {
    let readers = [reader];
    const counts = { confirmed: 4, unconfirmed: 2, refused: 1 };
    server.use(
      answer('subscribers.list', () => ({ items: readers, next: null, counts })),
      answer('subscribers.delete', () => {
        readers = [];
        return undefined;
      }),
    );
    const { user } = renderWithProviders(<ReadersPage />, { path: '/admin/newsletter/readers' });
    const row = await screen.findByRole('row', { name: /ada@example\.com/ });
    expect(row.textContent).toMatch(
      /Nothing sent since .*2026.*: 550 no such mailbox.*Maps.*Bounced/,
    );
    expect(screen.getByRole('radio', { name: /Confirmed 4/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Erase ada@example.com' }));
    await user.click(await screen.findByRole('button', { name: 'Erase subscriber' }));
    await screen.findByText('No subscribers yet');
  });

  it('are searched for on the server, and exported as they are shown', async () => {
    const asked: string[] = [];
    server.use(
      answer('subscribers.list', ({ query }) => {
        asked.push(query.q);
        const counts = { confirmed: 4, unconfirmed: 2, refused: 1 };
        return { items: [reader], next: null, counts };
      }),
      http.get('*/api/exports/subscribers/', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.text('email');
      }),
    );
    URL.createObjectURL = () => 'blob:readers';
    URL.revokeObjectURL = () => {};
    const { user } = renderWithProviders(<ReadersPage />, { path: '/admin/newsletter/readers' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search subscribers' }), 'ada');
    await waitFor(() => expect(asked.at(-1)).toBe('ada'));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?q=ada'));
  });
});

describe('a reader whom mails do not reach', () => {
  const open = async (changes: Partial<Subscriber>) => {
    let reader: Subscriber = {
      ...{ id: 'reader-1', email: 'ada@example.com', state: 'confirmed', topics: null },
      ...{ date: '2026-03-04T09:30:00.000Z', confirmed_at: '2026-03-04T10:00:00.000Z' },
      ...{ language: '', refused_at: null, refusal: '', ...changes },
    };
    const sent: object[] = [];
    server.use(
      answer('subscribers.list', () => ({
        items: [reader],
        next: null,
        counts: { confirmed: 1, unconfirmed: 0, refused: 0 },
      })),
      answer('subscribers.update', ({ body }) => {
        sent.push(body);
        const { arrives, reason, since = '2026-03-06T09:30:00.000Z' } = body;
        reader = arrives
          ? { ...reader, state: 'confirmed', refused_at: null, refusal: '' }
          : { ...reader, state: 'refused', refused_at: since, refusal: reason };
        return reader;
      }),
    );
    const { user } = renderWithProviders(<ReadersPage />, { path: '/admin/newsletter/readers' });
    const row = async () => (await screen.findByRole('row', { name: /ada@example/ })).textContent;
    await row();
    return { user, sent, row };
  };

  it('gets nothing from when staff say so, with the reason, and again with a press', async () => {
    const { user, sent, row } = await open({});
    await user.click(screen.getByRole('button', { name: 'Stop sending to ada@example.com' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.type(question.getByLabelText('Why (optional)'), 'mailbox full');
    await user.click(question.getByRole('button', { name: 'Stop sending' }));
    await screen.findByText('Nothing more is sent to ada@example.com');
    await waitFor(async () =>
      expect(await row()).toMatch(/Nothing sent since .*2026.*: mailbox full/),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await row()).not.toContain('mailbox full'));
    expect(sent).toEqual([
      { arrives: false, reason: 'mailbox full' },
      { arrives: true, reason: '' },
    ]);
  });

  it('gets the newsletter again where staff say so, and that is undone as it was', async () => {
    const since = '2026-03-05T09:30:00.000Z';
    const { user, sent, row } = await open({
      ...{ state: 'refused', refused_at: since, refusal: '550 no such mailbox' },
    });
    await user.click(screen.getByRole('button', { name: 'Resume sending to ada@example.com' }));
    await screen.findByText('ada@example.com gets the newsletter again');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await row()).toContain('550 no such mailbox'));
    expect(sent[1]).toEqual({ arrives: false, reason: '550 no such mailbox', since });
  });

  it('was noted by staff where nobody has said why', async () => {
    const { row } = await open({ state: 'refused', refused_at: '2026-03-05T09:30:00.000Z' });
    expect(await row()).toContain('marked by staff');
  });
});

describe('the topics', () => {
  const maps = { id: 'topic-1', name: 'Maps' };
  const openTopics = async () => {
    const path = '/admin/newsletter/readers';
    const { user, unmount } = renderWithProviders(<ReadersPage />, { path });
    await user.click(await screen.findByRole('button', { name: 'Topics' }));
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Topics, one per line');
    return { user, box, unmount };
  };
  beforeEach(() => {
    const counts = { confirmed: 0, unconfirmed: 0, refused: 0 };
    server.use(answer('subscribers.list', { items: [], next: null, counts }));
  });

  it('end only after a question', async () => {
    const saved: unknown[] = [];
    server.use(
      answer('topics.save', ({ body }) => {
        saved.push(body);
        return [];
      }),
    );
    const { user, box } = await openTopics();
    await user.clear(box);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('This deletes: Maps')).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete and save' }));
    await screen.findByText('The topics were saved');
    expect(saved).toEqual([{ topics: [], seen: [maps] }]);
  });

  it('that are typed are not lost to Escape without a question', async () => {
    const { user, box } = await openTopics();
    await user.type(box, '{enter}Boats{enter}Ships{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(box.value).toBe('Maps\nBoats\nShips');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('close at once where nothing is typed', async () => {
    const { user } = await openTopics();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('of two people are put together', async () => {
    const boats = { id: 'topic-2', name: 'Boats' };
    let stored = [maps, boats];
    server.use(
      answer('topics.save', ({ body }) => {
        if (body.seen?.length !== stored.length) {
          throw HttpResponse.json(problemBody('conflict', 'Newer', { current: stored }), {
            status: 409,
          });
        }
        stored = body.topics.map(({ id = 'topic-3', name }) => ({ id, name }));
        return stored;
      }),
    );
    const { user, box } = await openTopics();
    await user.type(box, '{enter}Ships');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('The topics were saved');
    expect(stored).toEqual([maps, boats, { id: 'topic-3', name: 'Ships' }]);
  });

  it('that were typed and not saved are offered again', async () => {
    session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
    const first = await openTopics();
    await first.user.type(first.box, '{enter}Ships');
    first.unmount();
    const { user, box } = await openTopics();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(box.value).toBe('Maps\nShips');
  });
});

describe('withIds', () => {
  const before = [
    { id: 'a', name: 'Boats' },
    { id: 'b', name: 'Maps' },
  ];
  it.each([
    ['keeps a topic that is there', ['Maps', 'Boats'], [before[1], before[0]]],
    ['renames the one that has gone', ['Ships', 'Maps'], [{ id: 'a', name: 'Ships' }, before[1]]],
    ['begins a new one', ['Boats', 'Maps', 'New'], [...before, { name: 'New' }]],
    ['ends one', ['Maps'], [before[1]]],
  ])('%s', (_what, names, expected) => {
    expect(withIds(names, before)).toEqual(expected);
  });
});
