import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DateTime } from '#features/back-office/components/date-time.tsx';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { overview } from '#testing/overview.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Layout } from './admin.layout.tsx';

const signIn = (role: string) =>
  session.start({ token: 't', refreshToken: 'r', role, email: 'a@b.example' });
const open = () =>
  renderWithProviders(
    <Layout>
      <p>Inside</p>
    </Layout>,
    { path: '/admin/users', pattern: '/admin/*' },
  );

const menu = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.pathname, link.textContent]);

beforeEach(() =>
  server.use(
    answer('pages.company.get', company),
    answer('admin.overview', overview()),
    refuse('admin.events', 'forbidden'),
  ),
);

describe('the guard', () => {
  it('sends a visitor to the sign-in of the back-office', () => {
    // The sign-in is within the pattern of neither, so that leaving shows.
    renderWithProviders(<Layout>Inside</Layout>, { path: '/admin/users', pattern: '/admin/users' });
    expect(screen.getByTestId('elsewhere').textContent).toBe('/admin/login');
  });

  it('leads who may not see a page to the dashboard', () => {
    signIn('desk');
    renderWithProviders(<Layout>Inside</Layout>, { path: '/admin/users', pattern: '/admin/users' });
    expect(screen.getByTestId('elsewhere').textContent).toBe('/admin');
    expect(screen.queryByText('Inside')).toBeNull();
  });

  it('sends who is no administrator to the start', () => {
    signIn('user');
    open();
    expect(screen.getByTestId('elsewhere').textContent).toBe('/');
    expect(screen.queryByText('Inside')).toBeNull();
  });
});

describe('the back-office', () => {
  it("writes moments by the company's clock", async () => {
    signIn('admin');
    server.use(answer('pages.company.get', { ...company, timeZone: 'Africa/Douala' }));
    renderWithProviders(
      <Layout>
        <DateTime at="2026-11-26T23:52:00.000Z" />
      </Layout>,
      { path: '/admin/users', pattern: '/admin/*' },
    );
    expect(await screen.findByText('Nov 27, 2026, 12:52 AM')).toBeTruthy();
  });

  it('leads to its seven places, and in a second group to its other screens', () => {
    signIn('admin');
    open();
    expect(menu()).toEqual([
      ['/admin', 'Dashboard'],
      ['/admin/blog', 'Blog Management'],
      ['/admin/website-content', 'Website Content'],
      ['/admin/users', 'Users'],
      ['/admin/messages', 'Messages'],
      ['/admin/content', 'Content'],
      ['/admin/settings', 'Settings'],
      ['/admin/library', 'Media Library'],
      ['/admin/newsletter', 'Newsletter'],
      ['/admin/activity', 'Activity'],
      ['/admin/trash', 'Trash'],
      ['/admin/users/person', 'People'],
      ['/admin/system', 'System'],
    ]);
    const tools = within(screen.getByRole('list', { name: 'Tools' }));
    expect(tools.getAllByRole('link')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Users' }).ariaCurrent).toBe('page');
  });

  it('leads to the translations where the website is in several languages', async () => {
    server.use(answer('pages.company.get', { ...company, languages: { fr: true } }));
    signIn('admin');
    open();
    expect(await screen.findByRole('link', { name: 'Translations' })).toBeTruthy();
  });

  it.each([
    ['writer', ['/admin', '/admin/blog', '/admin/library', '/admin/trash']],
    ['desk', ['/admin', '/admin/messages', '/admin/trash']],
  ])('leads a %s to what the role holds', (role, places) => {
    signIn(role);
    renderWithProviders(<Layout>Inside</Layout>, { path: '/admin', pattern: '/admin/*' });
    expect(menu().map(([path]) => path)).toEqual(places);
  });

  it.each(['/admin/messages', '/admin/applications'])('counts %s among the messages', (path) => {
    signIn('admin');
    renderWithProviders(<Layout>Inside</Layout>, { path, pattern: '/admin/*' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Messages');
  });

  it('counts the messages that nobody has read', async () => {
    server.use(answer('admin.overview', overview({ unread: 120 })));
    signIn('admin');
    open();
    const link = await screen.findByRole('link', { name: 'Messages, 120 unread' });
    expect(within(link).getByText('99+')).toBeTruthy();
  });

  it.each([
    ['low', 'status', 'The server’s disk is almost full', '312 MB of 20 GB left. When it'],
    ['full', 'alert', 'The server’s disk is full', '312 MB of 20 GB left. Reading and'],
  ] as const)(
    'says on every screen when room on the disk is %s',
    async (level, role, title, notice) => {
      const storage = { level, freeBytes: 312_400_000, totalBytes: 20_000_000_000 };
      server.use(answer('admin.overview', overview({ storage })));
      signIn('admin');
      open();
      expect((await screen.findByText(title)).closest(`[role=${role}]`)?.textContent).toContain(
        notice,
      );
    },
  );

  it('says on every screen that mail is not set up, until it is', async () => {
    server.use(answer('admin.overview', overview({ mail: 'folder' })));
    signIn('admin');
    open();
    expect(await screen.findByText(/Email is not set up: nothing is sent/)).toBeTruthy();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'What to do' }).pathname).toBe(
      '/admin/system',
    );
  });

  it.each([
    ['/admin/activity', 'Activity'],
    ['/admin/users/person', 'People'],
    ['/admin/newsletter/readers', 'Newsletter'],
    ['/admin/content/pages', 'Content'],
  ])('marks at %s one place of its menu', (path, place) => {
    signIn('admin');
    renderWithProviders(<Layout>Inside</Layout>, { path, pattern: '/admin/*' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(place);
  });

  it('opens and closes its sidebar on a phone', async () => {
    signIn('admin');
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' }).ariaExpanded).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.getByRole('button', { name: 'Open menu' }).ariaExpanded).toBe('false');
  });

  it('switches between dark and light, and remembers', async () => {
    signIn('admin');
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('darkMode')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(document.documentElement.classList.contains('dark')).toBe(false);
  });

  it.each([
    ['when the server answers', () => answer('auth.logout', undefined)],
    ['when the server cannot be reached', () => unreachable('auth.logout')],
  ])('signs out %s', async (_, handler) => {
    server.use(handler());
    signIn('admin');
    const { user } = renderWithProviders(<Layout>Inside</Layout>, {
      path: '/admin/users',
      pattern: '/admin/users',
    });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/admin/login');
    expect(session.get()).toBeUndefined();
  });
});
