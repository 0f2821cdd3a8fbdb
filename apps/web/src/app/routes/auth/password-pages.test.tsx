import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { pages } from './pages.tsx';

const { Page: ForgotPassword } = pages['forgot-password'];
const { Page: ResetPassword } = pages['reset-password'];
const { Page: Invitation } = pages.invitation;

beforeEach(() => server.use(refuse('pages.company.get', 'not-found')));

describe('the page for a forgotten password', () => {
  it('says the same for every address', async () => {
    server.use(answer('auth.forgotPassword', { message: 'Whatever the server says.' }));
    const { user } = renderWithProviders(<ForgotPassword />);
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(
      await screen.findByText(/If there is an account with the address ada@example.com/),
    ).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Check your email');
  });

  it('asks for an address first', async () => {
    const { user } = renderWithProviders(<ForgotPassword />);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Email is required')).toBeTruthy();
  });

  it('knows the address of anyone who comes from the settings', () => {
    renderWithProviders(<ForgotPassword />, { state: { email: 'ada@example.com' } });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  });
});

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
}

function openReset(hash: string) {
  const content = (
    <>
      <ResetPassword />
      <Address />
    </>
  );
  return renderWithProviders(content, {
    path: `/reset-password${hash}`,
    pattern: '/reset-password',
  });
}

type User = ReturnType<typeof openReset>['user'];

async function choose(user: User, password: string, again = password) {
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm New Password'), again);
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
}

describe('the page behind the mailed link', () => {
  it('takes the token out of the address, changes the password and leads to sign-in', async () => {
    session.start({ token: 'old', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
    let sent: unknown;
    server.use(
      answer('auth.resetPassword', ({ body }) => {
        sent = body;
        return { message: '' };
      }),
    );
    const { user } = openReset('#token=secret');
    expect(screen.getByTestId('address').textContent).toBe('/reset-password');
    await choose(user, 'new-password');
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/login');
    expect(sent).toEqual({ token: 'secret', password: 'new-password' });
    expect({ ...localStorage }).toEqual({});
  });

  it('takes only the same password twice', async () => {
    const { user } = openReset('#token=secret');
    await choose(user, 'new-password', 'other-password');
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  });

  it('says that a link is used up, and how to get a new one', async () => {
    server.use(refuse('auth.resetPassword', 'malformed'));
    const { user } = openReset('#token=secret');
    await choose(user, 'new-password');
    expect(
      await screen.findByRole('heading', { name: 'This link has been used or has expired' }),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Request a new link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });

  it('keeps the form when the server is only busy', async () => {
    server.use(refuse('auth.resetPassword', 'unavailable', { detail: 'Try again in a minute.' }));
    const { user } = openReset('#token=secret');
    await choose(user, 'new-password');
    expect((await screen.findByRole('alert')).textContent).toBe('Try again in a minute.');
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('new-password');
  });

  it('says when the address carries no token', () => {
    openReset('');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
    expect(screen.queryByLabelText('New Password')).toBeNull();
  });
});

describe('the page behind an invitation', () => {
  const ada = { name: 'Ada Mbella', email: 'ada@example.com', role: 'writer' } as const;
  const open = () =>
    renderWithProviders(<Invitation />, {
      path: '/invitation#token=secret',
      pattern: '/invitation',
    });

  it('welcomes by name and role, saves the password, and signs in', async () => {
    const sent: unknown[] = [];
    server.use(
      answer('pages.company.get', company),
      answer('auth.invitation', ({ body }) => {
        sent.push(body);
        return ada;
      }),
      answer('auth.resetPassword', ({ body }) => {
        sent.push(body);
        return { message: '' };
      }),
      answer('auth.login', {
        ...{ access_token: 'a', refresh_token: 'r', device: 'd' },
        user: { email: ada.email, role: 'writer', language: 'en' },
      }),
    );
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Welcome to North Star' })).toBeTruthy();
    expect(await screen.findByText(/^Ada Mbella, you are invited as a writer/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/forgot|lost|changed/i);
    await user.type(screen.getByLabelText('New Password'), 'new-password');
    await user.type(screen.getByLabelText('Confirm New Password'), 'new-password');
    await user.click(screen.getByRole('button', { name: 'Accept and sign in' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/admin');
    expect(sent).toEqual([{ token: 'secret' }, { token: 'secret', password: 'new-password' }]);
    expect(session.get()?.email).toBe(ada.email);
  });

  it('leads to the sign-in where that did not work at once', async () => {
    server.use(
      answer('auth.invitation', ada),
      answer('auth.resetPassword', { message: '' }),
      refuse('auth.login', 'unavailable'),
    );
    const { user } = open();
    await user.type(await screen.findByLabelText('New Password'), 'new-password');
    await user.type(screen.getByLabelText('Confirm New Password'), 'new-password');
    await user.click(screen.getByRole('button', { name: 'Accept and sign in' }));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
  });

  it('says that an invitation is over, and what to do', async () => {
    server.use(refuse('auth.invitation', 'malformed'));
    open();
    expect(await screen.findByText(/An invitation works once, for a week/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
  });
});
