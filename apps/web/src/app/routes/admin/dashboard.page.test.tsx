import { screen, waitFor, within } from '@testing-library/react';
import type { AdminWaiting } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { auditEntry } from '#testing/audit-entry.ts';
import { overview } from '#testing/overview.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './dashboard.page.tsx';
import { Page as MessagesPage } from './messages.page.tsx';
import { Page as BlogPage } from './posts.page.tsx';

const waiting: AdminWaiting = {
  ...{ messages: 1250, answering: 2, newApplications: 1 },
  ...{ drafts: 0, submitted: 5, scheduled: 4, failedMails: 3 },
};

beforeEach(() => server.use(answer('admin.waiting', waiting)));

const figure = (label: string) =>
  screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;

it.each([
  ['', 'Not set'],
  ['12,000,000 XAF', '12,000,000\u00a0XAF'],
  ['1 250 000 XAF', '1\u202f250\u202f000\u00a0XAF'],
  ['1250000 XAF', '1\u202f250\u202f000\u00a0XAF'],
])('shows the four figures of the dashboard; a revenue of %j is %j', async (revenue, shown) => {
  server.use(answer('admin.overview', overview({ revenue })));
  renderWithProviders(<Page />);
  await screen.findByText('Total Users');
  expect(['Total Users', 'Active Projects', 'Pending Tasks', 'Revenue'].map(figure)).toEqual([
    '7',
    '3',
    '5',
    shown,
  ]);
});

it.each([
  ['2026-03-01T10:00:00.000Z', 'The latest backup is more than a week old'],
  [null, 'No backup found'],
])('says of a latest backup of %s where to make one', async (at, title) => {
  server.use(answer('admin.overview', overview({ oldBackup: { at } })));
  renderWithProviders(<Page />);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'System' }).getAttribute('href')).toBe('/admin/system');
});

describe('what waits for the signed-in account', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));
  const items = async () =>
    (await region()).getAllByRole('listitem').map(({ textContent }) => textContent);

  it('is of a desk the inbox, and no figure of the installation', async () => {
    session.start({ token: 't', refreshToken: 'r', role: 'desk', email: 'a@b.example' });
    server.use(
      answer('admin.overview', { mail: 'smtp', unread: 2, newApplications: 1 }),
      answer('admin.waiting', { messages: 2, answering: 0, newApplications: 1 }),
    );
    renderWithProviders(<Page />);
    await waitFor(async () =>
      expect(await items()).toEqual(['New messages, mine or unassigned 2', 'New applications 1']),
    );
    for (const label of ['Total Users', 'Pending Tasks', 'Recent Activity'])
      expect(screen.queryByText(label)).toBeNull();
  });

  it('is counted, each with the way to what it counts', async () => {
    server.use(answer('admin.overview', overview({ unread: 99, drafts: 98 })));
    renderWithProviders(<Page />);
    await waitFor(async () =>
      expect(await items()).toEqual([
        'New messages, mine or unassigned 1,250',
        'Open messages assigned to me 2',
        'New applications 1',
        'Articles to publish 5',
        'Scheduled posts 4',
        'Failed emails 3',
      ]),
    );
    const links = (await region()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/admin/messages?whose=waiting&state=open',
      '/admin/messages?whose=me&state=open',
      '/admin/applications?status=new&whose=me-or-nobody',
      '/admin/blog?status=submitted',
      '/admin/blog?status=scheduled',
      '/admin/settings?mails=failed',
    ]);
  });

  it('is one sentence on a quiet day', async () => {
    const none = Object.fromEntries(Object.keys(waiting).map((of) => [of, 0]));
    server.use(answer('admin.overview', overview()), answer('admin.waiting', none));
    renderWithProviders(<Page />);
    expect(await (await region()).findByText('Nothing is waiting.')).toBeTruthy();
    expect((await region()).queryByRole('listitem')).toBeNull();
  });

  it('leaves the rest of the screen where it cannot be counted', async () => {
    server.use(answer('admin.overview', overview()), refuse('admin.waiting', 'unavailable'));
    renderWithProviders(<Page />);
    expect(await screen.findByText('Pending work could not be counted.')).toBeTruthy();
    expect((await items())[0]).toBe('New messages, mine or unassigned –');
    expect(figure('Total Users')).toBe('7');
  });

  /** As the API test has it that counts what these find. */
  it.each<[address: string, page: ReactNode, asked: object]>([
    [
      '/admin/messages?whose=waiting&state=open',
      <MessagesPage key="waiting" />,
      { folder: 'inbox', seen: 'no', assignee: 'me-or-nobody', state: 'open' },
    ],
    [
      '/admin/messages?whose=me&state=open',
      <MessagesPage key="me" />,
      { folder: 'inbox', assignee: 'me', state: 'open' },
    ],
    ['/admin/blog?status=mine', <BlogPage key="mine" />, { drafts: 'mine' }],
    ['/admin/blog?status=scheduled', <BlogPage key="due" />, { status: 'scheduled' }],
  ])('is what %s lists', async (path, page, expected) => {
    const asked: object[] = [];
    server.use(
      answer('admin.inbox.staff', []),
      answer('admin.applications.counts', { new: 0, shortlisted: 0, accepted: 0, declined: 0 }),
      answer('admin.messages.list', ({ query }) => {
        asked.push(query);
        return { items: [], next: null, unread: 0 };
      }),
      answer('posts.list', ({ query }) => {
        asked.push(query);
        const counts = { total: 0, published: 0, drafts: 0, scheduled: 0, sections: 0 };
        return { items: [], next: null, counts };
      }),
    );
    renderWithProviders(page, { path });
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(asked[0]).toEqual({ q: '', ...expected });
  });
});

it('names the most read articles, each with the way to it', async () => {
  const top = [{ id: 'a', slug: 'solar', title: 'Solar', count: 1204 }];
  server.use(answer('admin.overview', overview({ reads: { total: 1310, top } })));
  renderWithProviders(<Page />);
  const region = within(await screen.findByRole('region', { name: 'Most read articles' }));
  expect(region.getByText('1,310 in the last 30 days')).toBeTruthy();
  expect(region.getByRole('listitem').textContent).toBe('Solar 1,204');
  expect(region.getByRole('link').getAttribute('href')).toBe('/blog/solar');
});

it('says when the figures cannot be loaded', async () => {
  server.use(refuse('admin.overview', 'unavailable'));
  renderWithProviders(<Page />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
});

it('tells who did what under Recent Activity, with a way to the thing and to everything', async () => {
  const activity = [
    auditEntry({ id: '1' }),
    auditEntry({ id: '2', action: 'deleted', subject: 'post', name: 'Solar' }),
    auditEntry({ id: '3', action: 'sent', subject: 'message', subject_id: 'm', name: 'Re: Hi' }),
    auditEntry({ id: '4', action: 'signed-in', subject: 'session', name: '' }),
    auditEntry({ id: '5', action: 'sent', actor: '' }),
  ];
  server.use(answer('admin.overview', overview({ activity })));
  renderWithProviders(<Page />);
  const region = within(await screen.findByRole('region', { name: 'Recent Activity' }));
  const sentences = region.getAllByRole('listitem').map((item) => item.textContent);
  expect(sentences[0]).toMatch(/^ada@north\.example changed the account ben@north\.example .*ago/);
  expect(sentences[1]).toContain('deleted the post Solar');
  expect(sentences[2]).toContain('replied to the message Re: Hi');
  expect(sentences[3]).toContain('ada@north.example signed in');
  expect(sentences[4]).toContain('A deleted account sent an invitation for the account');
  const links = region.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/activity',
    '/admin/users?q=ben%40north.example',
    '/admin/messages?message=m',
    '/admin/users?q=ben%40north.example',
  ]);
});

it('says that nothing has been done yet', async () => {
  server.use(answer('admin.overview', overview()));
  renderWithProviders(<Page />);
  expect(await screen.findByText(/^No activity yet/)).toBeTruthy();
});
