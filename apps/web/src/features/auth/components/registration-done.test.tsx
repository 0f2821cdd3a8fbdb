import { act, screen } from '@testing-library/react';
import { REGISTRATION_REDIRECT_MS } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { RegistrationDone } from './registration.tsx';

const ada = { email: 'ada@example.com', firstName: 'Ada' };

beforeEach(() => vi.useFakeTimers());

describe('what follows a registration', () => {
  it('goes to sign-in by itself after 2 s', () => {
    expect(REGISTRATION_REDIRECT_MS).toBe(2_000);
    renderWithProviders(<RegistrationDone newcomer={ada} />, {
      path: '/register',
      pattern: '/register',
    });
    act(() => vi.advanceTimersByTime(1_999));
    expect(screen.queryByTestId('elsewhere')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByTestId('elsewhere').textContent).toBe('/user/login');
    expect(window.history.state.usr).toEqual({ newcomer: ada });
  });

  it('goes nowhere once the person has left', () => {
    const { unmount } = renderWithProviders(<RegistrationDone newcomer={ada} />);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
