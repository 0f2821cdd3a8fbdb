import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newcomerState } from '#features/auth/newcomer.ts';
import { refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { pages } from './pages.tsx';

const { Page } = pages.login;

function open(state?: unknown) {
  server.use(refuse('pages.company.get', 'not-found'));
  return renderWithProviders(<Page />, { path: '/user/login', pattern: '/user/login', state });
}

const ada = newcomerState({ email: 'ada@example.com', firstName: 'Ada' });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('the first sign-in after a registration', () => {
  it('greets a newcomer as one, with the e-mail filled in', () => {
    open(ada);
    expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
    expect(screen.queryByText('Welcome Back')).toBeNull();
    expect(email().value).toBe('ada@example.com');
  });

  it.each([undefined, { newcomer: 'Ada' }, { newcomer: { email: 1 } }])(
    "says 'Welcome Back' to everyone else: %j",
    (state) => {
      open(state);
      expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
      expect(email().value).toBe('');
    },
  );
});
