import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { passwordChanged, requireAdministrator, signIn, signInAsAdmin } from '../api/sign-in.ts';
import { useOwnArea } from '../own-area.ts';
import { SignIn } from './sign-in.tsx';

function UserSignIn() {
  return <SignIn signIn={signIn} area={useOwnArea()} />;
}

function AdminSignIn() {
  const area = useOwnArea();
  return (
    <SignIn
      signIn={signInAsAdmin}
      accept={requireAdministrator}
      area={session.get()?.role === 'admin' ? area : undefined}
    />
  );
}

const open = (state?: unknown) =>
  renderWithProviders(<UserSignIn />, { path: '/login', pattern: '/login', state });
const openAdmin = () =>
  renderWithProviders(<AdminSignIn />, { path: '/admin/login', pattern: '/admin/login' });

type User = ReturnType<typeof open>['user'];

async function fillIn(user: User, email = 'ada@example.com', password = 'long-enough') {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Sign In' }));
const elsewhere = async () => (await screen.findByTestId('elsewhere')).textContent;

const welcome = (role: 'admin' | 'user') =>
  answer('auth.login', {
    access_token: 'access',
    refresh_token: 'refresh',
    user: { email: 'ada@example.com', role },
  });

const adminAnswer = (is_admin: boolean) =>
  answer('auth.adminLogin', {
    detail: 'Signed in.',
    is_admin,
    access: 'access',
    refresh: 'refresh',
    role: is_admin ? 'admin' : 'user',
    email: 'ada@example.com',
  });

const ENDED = 'Your session has ended. Sign in to continue where you left off.';

describe('why one has to sign in', () => {
  it('says that the session ended to whom the guard sent here for that', () => {
    open({ from: '/user/portfolio', ended: true });
    expect(screen.getByText(ENDED)).toBeTruthy();
  });

  it('says nothing to anyone who signed out, or was never signed in', () => {
    open({ from: '/user/portfolio', ended: false });
    expect(screen.queryByText(ENDED)).toBeNull();
  });
});

describe('signing in', () => {
  it('asks for what is missing and sends nothing', async () => {
    const { user } = open();
    await submit(user);
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  it('takes no address without a domain and a dot', async () => {
    const { user } = open();
    await fillIn(user, 'ada@example');
    await submit(user);
    expect(await screen.findByText('Email is invalid')).toBeTruthy();
  });

  it.each([
    ['user', '/user'],
    ['admin', '/admin'],
  ] as const)(
    'stores the session of a %s under the four keys and goes to %s',
    async (role, area) => {
      server.use(welcome(role));
      const { user } = open();
      await fillIn(user);
      await submit(user);
      expect(await elsewhere()).toBe(area);
      expect({ ...localStorage }).toEqual({
        authToken: 'access',
        refreshToken: 'refresh',
        email: 'ada@example.com',
        userRole: role,
      });
    },
  );

  it.each([
    ['user', '/user/portfolio?mode=edit', '/user/portfolio?mode=edit'],
    ['admin', '/user/portfolio?mode=edit', '/admin'],
  ] as const)('brings a %s who was met at %s to %s', async (role, from, to) => {
    server.use(welcome(role));
    const { user } = open({ from });
    await fillIn(user);
    await submit(user);
    expect(await elsewhere()).toBe(to);
  });

  it('is known by what the server gave it the last time', async () => {
    const marks: (string | undefined)[] = [];
    localStorage.setItem('knownDevice', 'first mark');
    server.use(
      answer('auth.login', ({ body }) => {
        marks.push(body.device);
        const user = { email: body.email, role: 'user' as const };
        return { access_token: 'a', refresh_token: 'r', user, device: 'second mark' };
      }),
    );
    const { user } = open();
    await fillIn(user);
    await submit(user);
    await elsewhere();
    expect(marks).toEqual(['first mark']);
    expect(localStorage.getItem('knownDevice')).toBe('second mark');
  });

  it('says whether the session is to be remembered', async () => {
    const asked: boolean[] = [];
    server.use(
      answer('auth.login', ({ body }) => {
        asked.push(body.remember);
        return {
          access_token: 'a',
          refresh_token: 'r',
          user: { email: body.email, role: 'user' as const },
        };
      }),
    );
    const { user } = open();
    await fillIn(user);
    await user.click(screen.getByLabelText('Remember me'));
    await submit(user);
    await elsewhere();
    expect(asked).toEqual([true]);
  });

  it('is busy and disabled while it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      answer('auth.login', async () => {
        await promise;
        return {
          access_token: 'a',
          refresh_token: 'r',
          user: { email: 'a@b.cd', role: 'user' as const },
        };
      }),
    );
    const { user } = open();
    await fillIn(user);
    await submit(user);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' });
    expect(button.disabled).toBe(true);
    resolve();
    await elsewhere();
  });

  it("shows the server's detail above the form", async () => {
    server.use(refuse('auth.login', 'unauthenticated', { detail: 'Email or password is wrong.' }));
    const { user } = open();
    await fillIn(user);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Email or password is wrong.');
    expect({ ...localStorage }).toEqual({});
  });

  it("says 'Login failed' when the server says nothing", async () => {
    server.use(unreachable('auth.login'));
    const { user } = open();
    await fillIn(user);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
  });

  it('shows and hides the password, and leads to the pages beside it', async () => {
    const { user } = open();
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to('Forgot password')).toBe('/forgot-password');
    expect(to('Register')).toBe('/register');
  });

  it('sends on anyone who is signed in already', async () => {
    session.start({ token: 't', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
    open();
    expect(await elsewhere()).toBe('/user');
  });

  it('stays for a session whose role no area lets in', () => {
    session.start({ token: 't', refreshToken: undefined, role: undefined, email: undefined });
    open();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('confirms a password that was just changed', () => {
    open(passwordChanged);
    expect(screen.getByRole('status').textContent).toMatch(/^Your password was changed/);
  });
});

describe('signing in at the back-office', () => {
  it('sends the e-mail as username too, and goes to the back-office', async () => {
    let sent: unknown;
    server.use(
      answer('auth.adminLogin', ({ body }) => {
        sent = body;
        const { email } = body;
        return {
          detail: '',
          is_admin: true,
          access: 'a',
          refresh: 'r',
          role: 'admin' as const,
          email,
        };
      }),
    );
    const { user } = openAdmin();
    await fillIn(user, 'root@example.com');
    await submit(user);
    expect(await elsewhere()).toBe('/admin');
    expect(sent).toEqual({
      email: 'root@example.com',
      username: 'root@example.com',
      password: 'long-enough',
      remember: false,
    });
    expect(localStorage.getItem('refreshToken')).toBe('r');
  });

  it('turns everyone else away, stores nothing and ends the session it was given', async () => {
    const ended: unknown[] = [];
    server.use(
      adminAnswer(false),
      answer('auth.logout', ({ bearer }) => {
        ended.push(bearer);
        return undefined;
      }),
    );
    const { user } = openAdmin();
    await fillIn(user);
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Access restricted to administrators only');
    expect({ ...localStorage }).toEqual({});
    await waitFor(() => expect(ended).toEqual(['access']));
  });

  it('turns them away also when that session cannot be ended', async () => {
    server.use(adminAnswer(false), unreachable('auth.logout'));
    const { user } = openAdmin();
    await fillIn(user);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Access restricted/);
    expect({ ...localStorage }).toEqual({});
  });

  it('lets someone who is signed in as a user sign in as an administrator', async () => {
    session.start({ token: 't', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
    server.use(adminAnswer(true));
    const { user } = openAdmin();
    await fillIn(user);
    await submit(user);
    expect(await elsewhere()).toBe('/admin');
  });
});
