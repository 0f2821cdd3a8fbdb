import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ada, happened } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './activity.page.tsx';

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
});

it('tells everything that happened, some at a time', async () => {
  server.use(
    answer('activity.list', ({ query }) =>
      query.after
        ? { items: [happened('registered')], next: null }
        : { items: [happened('published')], next: 'more' },
    ),
  );
  const { user } = renderWithProviders(<Page />);
  expect(await screen.findByText('You published your page')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('You created your account')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('keeps what is there when loading on fails, and tries again', async () => {
  server.use(answer('activity.list', { items: [happened('published')], next: 'more' }));
  const { user } = renderWithProviders(<Page />);
  await screen.findByText('You published your page');
  server.use(refuse('activity.list', 'internal'));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByText('You published your page')).toBeTruthy();
  server.use(answer('activity.list', { items: [happened('registered')], next: null }));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('You created your account')).toBeTruthy();
});

it('says what to do when nothing has happened', async () => {
  server.use(answer('activity.list', { items: [], next: null }));
  renderWithProviders(<Page />);
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeTruthy();
});

it('says what went wrong and tries again', async () => {
  server.use(refuse('activity.list', 'internal'));
  const { user } = renderWithProviders(<Page />);
  await screen.findByRole('heading', { name: 'Your activity could not be loaded' });
  server.use(answer('activity.list', { items: [happened('published')], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('You published your page')).toBeTruthy();
});
