import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { PortfolioScreen } from '../components/portfolio-screen.tsx';
import { leaveEdits } from '../testing/leave-edits.ts';
import { account, portfolio } from '../testing/sample-portfolio.ts';

function open(path: string, state?: unknown) {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: account.email });
  server.use(
    answer('portfolio.get', portfolio),
    answer('account.get', account),
    answer('references.list', []),
  );
  return renderWithProviders(<PortfolioScreen />, { path, state });
}

describe('arriving at the portfolio', () => {
  it('opens the editor by ?mode=edit, once', async () => {
    const { user } = open('/user/portfolio?mode=edit');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
  });

  it('opens it at the media by #media', async () => {
    const scrolled = vi.fn(function (this: Element) {
      return this.id;
    });
    Element.prototype.scrollIntoView = scrolled;
    open('/user/portfolio#media');
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy();
    await vi.waitFor(() => expect(scrolled).toHaveReturnedWith('media'));
  });

  it('only shows it otherwise', async () => {
    open('/user/portfolio');
    expect(await screen.findByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
  });

  it('goes on editing after a reload, with what was typed', async () => {
    await leaveEdits();
    // a reload keeps the address, and what the router has written beside it
    open('/user/portfolio?mode=edit', { editing: true });
    const headline = await screen.findByDisplayValue('I make payments boring and safe');
    expect(headline.getAttribute('name')).toBe('headline');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('says in the address that the editor is open, until it is closed', async () => {
    const { user } = open('/user/portfolio');
    await user.click(await screen.findByRole('button', { name: 'Edit Portfolio' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    expect(window.location.search).toBe('?mode=edit');
    await user.click(cancel);
    expect(await screen.findByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
    expect(window.location.search).toBe('');
  });
});
