import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../lib/session.ts';
import { renderWithProviders } from '../testing/render-with-providers.tsx';
import { RequireSession } from './signed-in-area.tsx';

const guarded = (
  <RequireSession signIn="/admin/login" area="office">
    <p>Inside</p>
  </RequireSession>
);
const signIn = (role: string) =>
  session.start({ token: 't', refreshToken: 'r', role, email: 'a@b.example' });
const open = () =>
  renderWithProviders(guarded, { path: '/admin/blog?draft=1', pattern: '/admin/blog' });

describe('RequireSession', () => {
  it('lets in who belongs there', () => {
    signIn('admin');
    open();
    expect(screen.getByText('Inside')).toBeTruthy();
  });

  it('sends a person of another role to the start', () => {
    signIn('user');
    open();
    expect(screen.getByTestId('elsewhere').textContent).toBe('/');
  });

  it("sends a visitor to the area's sign-in, also when the session ends later", () => {
    signIn('admin');
    open();
    act(() => session.clear());
    expect(screen.queryByText('Inside')).toBeNull();
    expect(screen.getByTestId('elsewhere').textContent).toBe('/admin/login');
    expect(session.hasEnded()).toBe(false);
  });
});
