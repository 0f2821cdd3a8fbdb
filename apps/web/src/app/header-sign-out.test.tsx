import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draftKey, saveDraft } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { HeaderSignOut } from './header-sign-out.tsx';

const email = 'ada@example.com';

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email });
  server.use(answer('auth.logout', () => undefined));
});

const open = () => renderWithProviders(<HeaderSignOut />, { path: '/about', pattern: '/about' });
const press = () => screen.getByRole('button', { name: 'Sign out' });

it('ends the session and goes to the sign-in', async () => {
  const { user } = open();
  await user.click(press());
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/login');
  expect(session.get()).toBeUndefined();
});

it('asks first where something unsaved would be lost', async () => {
  saveDraft(draftKey(email, 'portfolio'), { headline: 'x' });
  const { user } = open();
  await user.click(press());
  expect(await screen.findByRole('heading', { name: 'Log out without saving?' })).toBeTruthy();
  expect(session.get()?.email).toBe(email);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/login');
});
