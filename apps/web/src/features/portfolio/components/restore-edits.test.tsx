import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as draftSaver from '#lib/draft-saver.ts';
import { listDrafts } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { signOut } from '#lib/sign-out.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { leaveEdits } from '../testing/leave-edits.ts';
import { editPortfolio, field, openPortfolio, signIn, unfold } from '../testing/open-portfolio.tsx';
import { account, portfolio } from '../testing/sample-portfolio.ts';
import { PortfolioScreen } from './portfolio-screen.tsx';

const offer = () =>
  screen.findByText(/^Unsaved work on Portfolio, from \d{1,2} \w{3,4}, \d\d:\d\d$/);
const restore = () => screen.getByRole('button', { name: 'Restore' });
const kept = () => listDrafts(account.email, 'portfolio');

describe('edits that a closed page left behind', () => {
  it('are offered on return, and restored only when asked for', async () => {
    await leaveEdits();
    const { user } = await openPortfolio();
    await offer();
    expect(screen.getByText('I make payments boring')).toBeTruthy();
    await user.click(restore());
    expect(field('Headline').value).toBe('I make payments boring and safe');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    // They wait under the key of this page now, should the battery go flat once more.
    expect(kept()).toHaveLength(1);
  });

  it('are looked for before the portfolio is there, which they would push down', async () => {
    await leaveEdits();
    const looked = Promise.withResolvers<void>();
    vi.spyOn(draftSaver, 'openDraftKeys').mockImplementation(async () => {
      looked.resolve();
      return new Set();
    });
    server.use(answer('account.get', account));
    server.use(answer('portfolio.get', () => looked.promise.then(() => portfolio)));
    renderWithProviders(<PortfolioScreen />);
    await offer();
  });

  it('hold what stood in the forms for new items, too', async () => {
    const link = () => within(screen.getByRole('form', { name: 'New link' }));
    await leaveEdits(async (user) => {
      await unfold(user, 'Add Link');
      await user.type(link().getByRole('textbox', { name: 'Name' }), 'Blog');
    });
    const { user } = await openPortfolio();
    await offer();
    await user.click(restore());
    expect(link().getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Blog');
  });

  it('are dropped by Discard', async () => {
    await leaveEdits();
    const { user } = await openPortfolio();
    await offer();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/^Unsaved work on/)).toBeNull();
    expect(kept()).toEqual([]);
  });

  it('are put together with what was saved elsewhere since', async () => {
    await leaveEdits();
    const { user } = await openPortfolio({ version: 8, summary: 'Nine years of ledgers.' });
    await offer();
    await user.click(restore());
    expect(field('Headline').value).toBe('I make payments boring and safe');
    expect(field('Summary').value).toBe('Nine years of ledgers.');
  });

  it('are asked about by the save where the same was changed since, and not stored before', async () => {
    await leaveEdits();
    const newer = { ...portfolio, version: 8, headline: 'Newer on the server' };
    const { user } = await openPortfolio(newer);
    await offer();
    await user.click(restore());
    expect(field('Headline').value).toBe('I make payments boring and safe');
    server.use(refuse('portfolio.save', 'conflict', { current: newer }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    const headline = within(dialog.getByRole('group', { name: 'Headline' }));
    expect(headline.getByText('I make payments boring and safe')).toBeTruthy();
    expect(headline.getByText('Newer on the server')).toBeTruthy();
    const saved = vi.fn(() => newer);
    server.use(answer('portfolio.save', saved));
    await user.click(headline.getByRole('radio', { name: /On the other device/ }));
    await user.click(dialog.getByRole('button', { name: 'Save this' }));
    await screen.findByRole('button', { name: 'Edit Portfolio' });
    // that is stored already
    expect(saved).not.toHaveBeenCalled();
    expect(screen.getByText('Newer on the server')).toBeTruthy();
    expect(kept()).toEqual([]);
  });

  it('are not offered when they were saved and only the answer got lost', async () => {
    await leaveEdits();
    await openPortfolio({ version: 8, headline: 'I make payments boring and safe' });
    await waitFor(() => expect(kept()).toEqual([]));
    expect(screen.queryByText(/^Unsaved work on/)).toBeNull();
  });

  it('are not offered to another account in the same browser', async () => {
    await leaveEdits();
    session.start({ token: 't', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
    await openPortfolio();
    expect(screen.queryByText(/^Unsaved work on/)).toBeNull();
  });
});

describe('kept edits', () => {
  const typed = async () => {
    signIn();
    const view = await editPortfolio();
    await view.user.type(field('Headline'), '!');
    await waitFor(() => expect(kept()).toHaveLength(1));
    return view;
  };

  it('hold no credential', async () => {
    session.start({
      token: 'secret-token',
      refreshToken: 'secret-r',
      role: 'user',
      email: account.email,
    });
    await editPortfolio().then(({ user }) => user.type(field('Headline'), '!'));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(JSON.stringify(kept())).not.toContain('secret');
  });

  it('end with a save', async () => {
    const { user } = await typed();
    server.use(answer('portfolio.save', { ...portfolio, version: 8 }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit Portfolio' });
    expect(kept()).toEqual([]);
  });

  it('end with Cancel', async () => {
    const { user } = await typed();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(kept()).toEqual([]);
  });

  it('end with signing out, for this page too', async () => {
    const { api, queries } = await typed();
    server.use(answer('auth.logout', undefined));
    await signOut(api, session, queries);
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual([]);
  });

  it('are told of when the browser cannot keep them', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    signIn();
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    expect(await screen.findByText(/this browser cannot keep them/)).toBeTruthy();
    vi.restoreAllMocks();
  });
});
