import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { auditEntry } from '#testing/audit-entry.ts';
import { overview } from '#testing/overview.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './dashboard.page.tsx';

const figure = (label: string) =>
  screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;

it.each([
  ['', 'Not set'],
  ['12,000,000 XAF', '12,000,000\u00a0XAF'],
  ['1 250 000 XAF', '1\u202f250\u202f000\u00a0XAF'],
])('shows the four figures of the dashboard; a revenue of %j is %j', async (revenue, shown) => {
  server.use(
    answer(
      'admin.overview',
      overview({
        revenue,
        unread: 1250,
        drafts: 2,
        newApplications: 1,
        scheduled: 4,
        failedMails: 3,
      }),
    ),
  );
  renderWithProviders(<Page />);
  await screen.findByText('Total Users');
  expect(['Total Users', 'Active Projects', 'Pending Tasks', 'Revenue'].map(figure)).toEqual([
    '7',
    '3',
    '5',
    shown,
  ]);
  const region = within(screen.getByRole('region', { name: 'Waiting for you' }));
  const pending = region.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(pending).toEqual([
    '/admin/messages?status=unread',
    '/admin/blog?status=draft',
    '/admin/applications?status=new',
    '/admin/blog?status=draft',
    '/admin/settings?mails=failed',
  ]);
  const counts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(counts.slice(0, 5)).toEqual([
    'Unread messages 1,250',
    'Draft posts 2',
    'New applications 1',
    'Scheduled posts 4',
    'Mails that did not go 3',
  ]);
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
  expect(sentences[2]).toContain('answered the message Re: Hi');
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
  expect(await screen.findByText(/^Nothing has been done yet/)).toBeTruthy();
});
