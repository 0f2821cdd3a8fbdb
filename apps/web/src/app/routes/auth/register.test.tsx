import { fireEvent, screen, within } from '@testing-library/react';
import { professions } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { pages } from './pages.tsx';

const { Page } = pages.register;

const open = () => {
  server.use(refuse('pages.company.get', 'not-found'));
  return renderWithProviders(<Page />, { path: '/register', pattern: '/register' });
};
type User = ReturnType<typeof open>['user'];

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  fill('First Name', 'Ada');
  fill('Last Name', 'Obi');
  fill('Email', 'ada@example.com');
  fill('Password', 'long-enough');
  fill('Confirm Password', 'long-enough');
  fill('Profession', 'Data Scientist');
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create Account' }));

const account = {
  id: '0197a000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '',
  profession: 'Data Scientist',
  role: 'user' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmed: true,
  pendingEmail: null,
  language: '' as const,
};
const accepted = answer('auth.register', { message: 'Your account is ready.', user: account });

describe('the registration page', () => {
  it('has its fields in order, and the professions', () => {
    open();
    const fields = [...document.querySelectorAll('input, select')].map(
      (field) => (field as HTMLInputElement).labels?.[0]?.textContent,
    );
    expect(fields).toEqual([
      'First Name',
      'Last Name',
      'Email',
      'Password',
      'Confirm Password',
      'Profession',
      'Phone',
      'Skills',
    ]);
    const options = within(screen.getByLabelText('Profession')).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual([...professions]);
  });

  it('shows and hides each password by itself', async () => {
    const { user } = open();
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    if (first) await user.click(first);
    expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
    expect(screen.getByLabelText<HTMLInputElement>('Confirm Password').type).toBe('password');
  });

  it('names everything that is missing under its field, and sends nothing', async () => {
    const { user } = open();
    await submit(user);
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Profession is required',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
  });

  it('names what is wrong, all at once', async () => {
    const { user } = open();
    fillIn();
    fill('Email', 'ada');
    fill('Password', 'short');
    fill('Confirm Password', 'other');
    await submit(user);
    expect(await screen.findByText('Email is invalid')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
  });

  it("is busy with 'Processing...' and cannot be sent twice", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    server.use(
      answer('auth.register', async () => {
        calls += 1;
        await promise;
        return { message: '', user: account };
      }),
    );
    const { user } = open();
    fillIn();
    await submit(user);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' });
    expect(button.disabled).toBe(true);
    await user.click(button);
    resolve();
    await screen.findByText('Registration Successful!');
    expect(calls).toBe(1);
  });

  it("shows the response's message in a banner, and under the field it means", async () => {
    const detail = 'An account with this email already exists.';
    server.use(
      refuse('auth.register', 'conflict', { detail, errors: [{ path: 'email', message: detail }] }),
    );
    const { user } = open();
    fillIn();
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(screen.getAllByText(detail)).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
  });

  it("says 'Registration failed' when the response says nothing", async () => {
    server.use(http.post('*/auth/register', () => new HttpResponse('<html>', { status: 502 })));
    const { user } = open();
    fillIn();
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
  });

  it("shows a network failure in words for people, not in the browser's", async () => {
    const { user } = open();
    fillIn();
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('The line is down'));
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The server could not be reached. Check your connection and try again.',
    );
  });

  it('tells of the success and leads to sign-in', async () => {
    server.use(accepted);
    const { user } = open();
    fillIn();
    await submit(user);
    const heading = await screen.findByRole('heading', { name: 'Registration Successful!' });
    expect(document.activeElement).toBe(heading);
    expect(
      screen.getByText('You can now log in and set up your portfolio in your dashboard.'),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Continue to Login' });
    expect(link.getAttribute('href')).toBe('/user/login');
  });

  it('says to someone who is signed in that they are', () => {
    session.start({ token: 't', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
    open();
    expect(screen.getByText('You are signed in as ada@example.com.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/user',
    );
  });
});
