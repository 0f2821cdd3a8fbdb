import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '#features/account/testing/samples.ts';
import { forgetWithSession } from '#lib/forget-with-session.ts';
import { draftKey, listDrafts, saveDraft } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { passwordAlone } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { Page as Settings } from '../routes/account/settings.page.tsx';
import { Layout } from './account.layout.tsx';

beforeEach(() => {
  document.documentElement.className = '';
  server.use(
    refuse('pages.company.get', 'not-found'),
    answer('account.get', ada),
    answer('account.sessions.list', []),
    ...passwordAlone(),
  );
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

  it.each(['/user', '/user/dashboard', '/user/connections', '/user/activity'])(
    'marks Profile at %s',
    (path) => {
      signIn();
      open(path);
      expect(screen.getByRole('link', { name: 'Profile' }).ariaCurrent).toBe('page');
    },
  );

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
    await screen.findByDisplayValue('Ada');
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await user.click(logout);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/login');
    expect({ ...localStorage }).toEqual({});
    await waitFor(() => expect(queries.getQueryData(['account.get', {}])).toBeUndefined());
  });

  it('asks before Logout takes along what was typed and not saved', async () => {
    signIn();
    server.use(answer('auth.logout', () => undefined));
    const { user } = open();
    const email = session.get()?.email ?? '';
    saveDraft(draftKey(email, 'page'), 'typed');
    await screen.findByDisplayValue('Ada');
    const [logout] = screen.getAllByRole('button', { name: 'Logout' });
    if (logout) await user.click(logout);
    const question = within(await screen.findByRole('alertdialog', { name: /without saving/ }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(listDrafts(email, 'page')).toMatchObject([{ content: 'typed' }]);
    expect(session.get()).toBeDefined();
    if (logout) await user.click(logout);
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Logout' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/login');
    expect({ ...localStorage }).toEqual({});
  });

  it('leads to sign-in when another tab signs out', async () => {
    signIn();
    const { queries } = open();
    const stop = forgetWithSession(session, queries);
    await screen.findByDisplayValue('Ada');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.getByTestId('elsewhere').textContent).toBe('/user/login');
    expect(queries.getQueryData(['account.get', {}])).toBeUndefined();
    stop();
  });

  it('shows nothing private once the session is over', async () => {
    signIn();
    open();
    await screen.findByDisplayValue('Ada');
    act(() => session.clear());
    expect(screen.queryByDisplayValue('Ada')).toBeNull();
    expect(screen.getByTestId('elsewhere').textContent).toBe('/user/login');
  });
});
