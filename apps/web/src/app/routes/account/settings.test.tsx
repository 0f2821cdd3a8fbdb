import { act, screen, waitFor } from '@testing-library/react';
import { type Account, SUCCESS_NOTICE_MS } from '@vitrine/contracts';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Layout } from '#app/layouts/account.layout.tsx';
import { checksCode } from '#features/account/components/settings/load-checks.ts';
import { ada } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { passwordAlone } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { pages } from '../auth/pages.tsx';
import { Page } from './settings.page.tsx';

const { Page: SignIn } = pages.login;

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
  server.use(answer('account.get', ada), answer('account.sessions.list', []), ...passwordAlone());
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function open() {
  const view = renderWithProviders(<Page />);
  await screen.findByLabelText('First Name');
  const { user } = view;
  const fill = async (label: string, text: string) => {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  };
  return { ...view, fill, save: () => user.click(button('Save Changes')) };
}

const button = (name: string) => screen.getByRole('button', { name });
const saved = 'Your settings have been updated successfully!';

/** Takes what is saved and answers with it. */
function takeSettings(changes: Partial<Account> = {}) {
  const got: unknown[] = [];
  server.use(
    answer('account.save', ({ body }) => {
      got.push(body);
      const { firstName, lastName, phone } = body;
      return { ...ada, firstName, lastName, phone, ...changes };
    }),
  );
  return got;
}

describe('account settings', () => {
  it("load the account's own values", async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Account Settings' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Profile Information' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Change Password' })).toBeTruthy();
    const labels = ['First Name', 'Last Name', 'Email Address', 'Phone Number'];
    expect(labels.map((label) => field(label).value)).toEqual(['Ada', 'Obi', ada.email, '']);
  });

  it('show and hide each password', async () => {
    const { user } = await open();
    const passwords = ['Current Password', 'New Password', 'Confirm New Password'];
    for (const button of screen.getAllByRole('button', { name: 'Show password' })) {
      await user.click(button);
    }
    expect(passwords.map((label) => field(label).type)).toEqual(['text', 'text', 'text']);
    for (const button of screen.getAllByRole('button', { name: 'Hide password' })) {
      await user.click(button);
    }
    expect(passwords.map((label) => field(label).type)).toEqual(Array(3).fill('password'));
  });

  it('are saved, and say so for three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const got = takeSettings();
    const { fill, save } = await open();
    await fill('First Name', 'Adaeze');
    await save();
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(got).toEqual([
      {
        firstName: 'Adaeze',
        lastName: 'Obi',
        email: ada.email,
        phone: '',
        language: '',
        currentPassword: '',
        newPassword: '',
      },
    ]);
    act(() => vi.advanceTimersByTime(SUCCESS_NOTICE_MS));
    expect(screen.queryByText(saved)).toBeNull();
    expect(field('First Name').value).toBe('Adaeze');
  });

  it('are busy while they are saved', async () => {
    let finish = () => {};
    const wait = new Promise<void>((resolve) => {
      finish = resolve;
    });
    server.use(answer('account.save', () => wait.then(() => ada)));
    const { save } = await open();
    await save();
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveProperty(
      'disabled',
      true,
    );
    finish();
    expect(await screen.findByText(saved)).toBeTruthy();
  });

  it.each([
    ['First Name', '', 'First name is required'],
    ['Last Name', '', 'Last name is required'],
    ['Email Address', '', 'Email is required'],
    ['Email Address', 'ada', 'Email is invalid'],
  ])('%s %j: %s', async (label, text, message) => {
    const { fill, save } = await open();
    await fill(label, text);
    await save();
    const error = await screen.findByText(message);
    expect(field(label).getAttribute('aria-describedby')).toContain(error.id);
    expect(document.activeElement).toBe(field(label));
  });

  it.each([
    ['', '12345678', '12345678', 'Current Password', 'Current password is required'],
    ['old', '1234567', '1234567', 'New Password', 'Password must be at least 8 characters'],
    ['old', '12345678', '1234567', 'Confirm New Password', 'Passwords do not match'],
  ])('take no new password %j %j %j', async (current, next, again, label, message) => {
    const { fill, save } = await open();
    await fill('Current Password', current);
    await fill('New Password', next);
    await fill('Confirm New Password', again);
    await save();
    await screen.findByText(message);
    expect(document.activeElement).toBe(field(label));
  });

  it('change the password, empty its fields and say that others are signed out', async () => {
    const got = takeSettings();
    const { fill, save } = await open();
    await fill('Current Password', 'old-password');
    await fill('New Password', 'new-password');
    await fill('Confirm New Password', 'new-password');
    await save();
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(screen.getByText('You have been signed out everywhere else.')).toBeTruthy();
    expect(got[0]).toMatchObject({ currentPassword: 'old-password', newPassword: 'new-password' });
    expect(got[0]).not.toHaveProperty('confirmPassword');
    expect(field('Current Password').value).toBe('');
    expect(field('New Password').value).toBe('');
  });

  it('go on with the session that a new password puts in the place of the old one', async () => {
    const tokens = { access: 'new', refresh: 'new-refresh' };
    const { fill, save } = await open();
    server.use(answer('account.save', { ...ada, tokens }));
    await fill('Current Password', 'old-password');
    await fill('New Password', 'new-password');
    await fill('Confirm New Password', 'new-password');
    await save();
    expect(await screen.findByText(saved)).toBeTruthy();
    const { role, email } = ada;
    expect(session.get()).toEqual({ token: 'new', refreshToken: 'new-refresh', role, email });
  });

  it('say which field the server refuses and keep what was typed', async () => {
    server.use(
      refuse('account.save', 'invalid', {
        detail: 'Current password is wrong',
        errors: [{ path: 'currentPassword', message: 'Current password is wrong' }],
      }),
    );
    const { fill, save } = await open();
    await fill('First Name', 'Adaeze');
    await fill('Current Password', 'guess');
    await fill('New Password', 'new-password');
    await fill('Confirm New Password', 'new-password');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Update failed. Please try again. Current password is wrong',
    );
    await waitFor(() => expect(document.activeElement).toBe(field('Current Password')));
    expect(field('First Name').value).toBe('Adaeze');
    expect(field('New Password').value).toBe('new-password');
  });

  it('keep what was typed when there is no network, and say so', async () => {
    server.use(unreachable('account.save'));
    const { fill, save } = await open();
    await fill('Phone Number', '+237 6');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Update failed. Please try again. The server could not be reached.',
    );
    expect(field('Phone Number').value).toBe('+237 6');
  });

  it('are not sent unchecked when what checks them does not come, and keep what was typed', async () => {
    const got = takeSettings();
    const missing = vi.spyOn(checksCode, 'load').mockRejectedValue(new TypeError('offline'));
    const { fill, save } = await open();
    await fill('Email Address', 'ada');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Update failed.');
    expect(got).toEqual([]);
    expect(field('Email Address').value).toBe('ada');
    missing.mockRestore();
    await save();
    expect(await screen.findByText('Email is invalid')).toBeTruthy();
    expect(got).toEqual([]);
  });

  it('say what went wrong when they cannot be loaded', async () => {
    server.use(refuse('account.get', 'internal'));
    const { user } = renderWithProviders(<Page />);
    await screen.findByText('Your account could not be loaded');
    server.use(answer('account.get', ada));
    await user.click(button('Try Again'));
    expect(await screen.findByDisplayValue('Ada')).toBeTruthy();
  });
});

describe('settings that were typed when the session ended', () => {
  function openSite() {
    return renderWithProviders(
      <Routes>
        <Route
          path="/user/settings"
          element={
            <Layout>
              <Page />
            </Layout>
          }
        />
        <Route path="/user/login" element={<SignIn />} />
      </Routes>,
      { path: '/user/settings' },
    );
  }

  it('are there after signing in again, but for the passwords', async () => {
    server.use(
      refuse('pages.company.get', 'not-found'),
      refuse('account.save', 'unauthenticated'),
      refuse('auth.refresh', 'unauthenticated'),
      answer('auth.login', {
        access_token: 'new',
        refresh_token: 'r2',
        user: { email: ada.email, role: 'user' },
      }),
    );
    const { user } = openSite();
    await user.type(await screen.findByLabelText('First Name'), 'eze');
    await user.type(field('Current Password'), 'a secret');
    await user.click(button('Save Changes'));
    await user.type(await screen.findByLabelText('Email'), ada.email);
    await user.type(field('Password'), 'long-enough');
    await user.click(button('Sign In'));
    expect((await screen.findByLabelText<HTMLInputElement>('First Name')).value).toBe('Adaeze');
    expect(field('Current Password').value).toBe('');
    await user.click(button('Discard changes'));
    expect(field('First Name').value).toBe('Ada');
  });

  it('are not shown to someone else', async () => {
    const { fill, unmount } = await open();
    await fill('First Name', 'Adaeze');
    unmount();
    const again = await open();
    expect(field('First Name').value).toBe('Adaeze');
    again.unmount();
    const other = { ...ada, id: '0197a000-0000-7000-8000-000000000009', email: 'bo@example.com' };
    session.start({ token: 't2', refreshToken: 'r2', role: 'user', email: other.email });
    server.use(answer('account.get', other));
    await open();
    expect(field('First Name').value).toBe('Ada');
    expect(screen.queryByText('These changes are not saved yet.')).toBeNull();
  });
});

describe('a new e-mail', () => {
  it('takes the current password, and waits for its link', async () => {
    const got = takeSettings({ pendingEmail: 'new@example.com' });
    const { fill, save } = await open();
    expect(screen.queryByText(/You need your current password/)).toBeNull();
    await fill('Email Address', 'New@example.com');
    expect(screen.getByText(/You need your current password/)).toBeTruthy();
    await save();
    expect(await screen.findByText('Current password is required')).toBeTruthy();
    await fill('Current Password', 'old-password');
    await save();
    expect(await screen.findByText('Open the link we sent to new@example.com')).toBeTruthy();
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({ email: 'new@example.com', currentPassword: 'old-password' });
    expect(field('Email Address').value).toBe(ada.email);
  });

  it('can be taken back while its link waits', async () => {
    server.use(answer('account.get', { ...ada, pendingEmail: 'new@example.com' }));
    let cancelled = false;
    server.use(
      answer('account.cancelEmail', () => {
        cancelled = true;
        return undefined;
      }),
    );
    const { user } = await open();
    await user.click(button('Cancel the change'));
    await waitFor(() => expect(screen.queryByText(/Open the link/)).toBeNull());
    expect(cancelled).toBe(true);
  });

  it('stays announced when taking it back fails', async () => {
    server.use(answer('account.get', { ...ada, pendingEmail: 'new@example.com' }));
    server.use(refuse('account.cancelEmail', 'internal'));
    const { user } = await open();
    await user.click(button('Cancel the change'));
    expect(await screen.findByText('This could not be cancelled. Please try again.')).toBeTruthy();
    expect(screen.getByText('Open the link we sent to new@example.com')).toBeTruthy();
  });
});
