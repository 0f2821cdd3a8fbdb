import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#lib/session.ts';
import { followSiteHeader } from '#lib/site-header-behaviour.ts';
import { SiteHeader } from './site-header.tsx';

const signOut = vi.fn();

function open(role?: 'user' | 'admin') {
  if (role) session.start({ token: 't', refreshToken: 'r', role, email: 'ada@example.com' });
  followSiteHeader();
  render(
    <MemoryRouter>
      <SiteHeader
        name={{ first: 'Etinde', second: 'Works' }}
        signOut={
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        }
      />
      <p>Elsewhere</p>
    </MemoryRouter>,
  );
}

const icon = (name: string | RegExp) => screen.getByRole('link', { name });
const menu = () => document.querySelector<HTMLElement>('[data-account-menu]');
const links = () =>
  within(menu() ?? document.body)
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the account menu of the header', () => {
  it('offers a visitor to sign in or to make an account', async () => {
    open();
    expect(links()).toEqual([]);
    await userEvent.click(icon('Create an account'));
    expect(links()).toEqual(['Sign In /login', 'Create account /register']);
    expect(within(menu() ?? document.body).queryByRole('button')).toBeNull();
  });

  it('leads a professional to the own page and account, and signs out', async () => {
    open('user');
    await userEvent.click(icon('Your account'));
    expect(links()).toEqual([
      'My page /user/portfolio',
      'Edit my page /user/portfolio?mode=edit',
      'Dashboard /user',
      'Account /user/settings',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('leads an administrator to the back-office', async () => {
    open('admin');
    await userEvent.click(icon('Your account'));
    expect(links()).toEqual(['Back-office /admin', 'Account /admin/account']);
  });

  it('takes notice when someone signs in or out in another tab', () => {
    open();
    session.start({ token: 't', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
    window.dispatchEvent(new Event('storage'));
    expect(icon('Your account')).toBeTruthy();
    session.clear();
    window.dispatchEvent(new Event('storage'));
    expect(icon('Create an account')).toBeTruthy();
  });

  it('says whether it is open, and closes by Escape, by a link and by a click elsewhere', async () => {
    open();
    const toggle = icon('Create an account');
    const isOpen = () => toggle.ariaExpanded === 'true' && links().length > 0;
    await userEvent.click(toggle);
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.textContent).toBe('Sign In');
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle);
    await userEvent.click(toggle);
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(isOpen()).toBe(false);
  });

  it('leads those who are signed in to their own place, in a new tab', () => {
    open();
    const leads = () => icon(/account/i).getAttribute('href');
    expect(leads()).toBe('/register');
    for (const [role, place] of [
      ['user', '/user/portfolio'],
      ['admin', '/admin'],
    ] as const) {
      session.start({ token: 't', refreshToken: 'r', role, email: 'ada@example.com' });
      window.dispatchEvent(new Event('storage'));
      expect(leads()).toBe(place);
    }
    session.clear();
    window.dispatchEvent(new Event('storage'));
    expect(leads()).toBe('/register');
  });

  it('stays the link to the registration for who opens it in a new tab', async () => {
    open();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(icon('Create an account'));
    await user.keyboard('{/Control}');
    expect(links()).toEqual([]);
  });
});
