import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '../../features/account/testing/samples.ts';
import { session } from '../../lib/session.ts';
import { answer, refuse, unreachable } from '../../testing/answer.ts';
import { renderWithProviders } from '../../testing/render-with-providers.tsx';
import { server } from '../../testing/server.ts';
import { Page as Settings } from '../routes/account/settings.page.tsx';
import { Layout } from './account.layout.tsx';

beforeEach(() => {
  document.documentElement.className = '';
  server.use(refuse('pages.company.get', 'not-found'), answer('account.get', ada));
});

const signIn = (role = 'user') =>
  session.start({ token: 't', refreshToken: 'r', role, email: ada.email });

const open = (path = '/user/settings') =>
  renderWithProviders(
    <Layout>
      <Settings />
    </Layout>,
    { path, pattern: path },
  );

const isDark = () => document.documentElement.classList.contains('dark');

describe('the user area', () => {
  it.each([
    ['without a token', undefined, '/user/login'],
    ['for another role', 'admin', '/'],
  ])('leads elsewhere %s', (_, role, to) => {
    if (role) signIn(role);
    open();
    expect(screen.getByTestId('elsewhere').textContent).toBe(to);
  });

  it('has its three pages, and a welcome with the stored address', () => {
    signIn();
    open();
    const links = ['Profile', 'Portfolio', 'Settings'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/user', '/user/portfolio', '/user/settings']);
    expect(screen.getByText('Welcome, ada@example.com')).toBeTruthy();
  });

  it.each(['/user', '/user/dashboard'])('marks Profile at %s', (path) => {
    signIn();
    open(path);
    expect(screen.getByRole('link', { name: 'Profile' }).ariaCurrent).toBe('page');
  });

  it('stores the choice of dark mode and shows it', async () => {
    signIn();
    const { user } = open();
    expect(isDark()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(isDark()).toBe(true);
    expect(localStorage.getItem('darkMode')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(isDark()).toBe(false);
    expect(localStorage.getItem('darkMode')).toBe('false');
  });

  it('follows the system until a choice is made', () => {
    signIn();
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: true, media }) as unknown as MediaQueryList;
    open();
    expect(isDark()).toBe(true);
  });

  it.each([
    ['', answer('auth.logout', () => undefined)],
    [' although the server cannot be reached', unreachable('auth.logout')],
  ])('leaves nothing behind after Logout%s', async (_, handler) => {
    signIn();
    server.use(handler);
    const { user, queries } = open();
    await screen.findByText('Data Scientist');
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await user.click(logout);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/login');
    expect({ ...localStorage }).toEqual({});
    await waitFor(() => expect(queries.getQueryData(['account.get', {}])).toBeUndefined());
  });

  it('shows nothing private once the session is over', async () => {
    signIn();
    open();
    await screen.findByText('Data Scientist');
    act(() => session.clear());
    expect(screen.queryByText('Data Scientist')).toBeNull();
    expect(screen.getByTestId('elsewhere').textContent).toBe('/user/login');
  });
});

describe('account settings', () => {
  it("shows the account's own values and the way to a new password", async () => {
    signIn();
    open();
    expect(screen.getByRole('heading', { name: 'Account Settings' })).toBeTruthy();
    const value = async (term: string) => (await screen.findByText(term)).nextSibling?.textContent;
    expect(await value('First Name')).toBe('Ada');
    expect(await value('Last Name')).toBe('Obi');
    expect(await value('Email Address')).toBe('ada@example.com');
    expect(await value('Phone Number')).toBe('Not given');
    const link = screen.getByRole('link', { name: 'Change your password' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });
});
