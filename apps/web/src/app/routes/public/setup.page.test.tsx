import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './setup.page.tsx';

beforeEach(() => server.use(refuse('pages.company.get', 'not-found')));

const open = (hash = '#token=secret') =>
  renderWithProviders(<Page />, { path: `/setup${hash}`, pattern: '/setup' });

async function choose(user: ReturnType<typeof open>['user'], again = 'new-password') {
  await user.type(screen.getByLabelText('Email'), 'boss@example.com');
  await user.type(screen.getByLabelText('Password'), 'new-password');
  await user.type(screen.getByLabelText('Confirm Password'), again);
  await user.click(screen.getByRole('button', { name: 'Create administrator' }));
}

const signedIn = {
  ...{ detail: '', is_admin: true, access: 'a', refresh: 'r', role: 'admin' as const },
  email: 'boss@example.com',
};

describe('the page behind the set-up link', () => {
  it('makes the administrator, signs in and leads to the back-office', async () => {
    let sent: unknown;
    server.use(
      answer('setup.firstAdmin', ({ body }) => {
        sent = body;
        return { message: '' };
      }),
      answer('auth.adminLogin', signedIn),
    );
    const { user } = open();
    expect(window.location.href).not.toContain('secret');
    await choose(user);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/admin');
    expect(sent).toEqual({ token: 'secret', email: 'boss@example.com', password: 'new-password' });
    expect(session.get()?.role).toBe('admin');
  });

  it('leads to the sign-in of the back-office when signing in fails', async () => {
    server.use(
      answer('setup.firstAdmin', { message: '' }),
      refuse('auth.adminLogin', 'unavailable'),
    );
    const { user } = open();
    await choose(user);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/admin/login');
  });

  it('takes only the same password twice', async () => {
    const { user } = open();
    await choose(user, 'other-password');
    expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  });

  it('says that a link has ended, and how to get a new one', async () => {
    server.use(refuse('setup.firstAdmin', 'malformed'));
    const { user } = open();
    await choose(user);
    expect(
      await screen.findByRole('heading', { name: 'This link has been used or has expired' }),
    ).toBeTruthy();
    expect(screen.getByText(/Restart the server to get a new one/)).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('says what the server has against the address beside it, and keeps what was typed', async () => {
    const message = 'An account with this email already exists.';
    const errors = [{ path: 'email', message }];
    server.use(refuse('setup.firstAdmin', 'conflict', { detail: message, errors }));
    const { user } = open();
    await choose(user);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('boss@example.com');
  });

  it('says when the address carries no token', () => {
    open('');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});
