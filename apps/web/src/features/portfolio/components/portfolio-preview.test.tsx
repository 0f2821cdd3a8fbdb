import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draftKey, saveDraft } from '#lib/saved-drafts.ts';
import { answer, refuse } from '#testing/answer.ts';
import { NOW } from '#testing/now.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { PORTFOLIO_DRAFT } from '../state/portfolio-values.ts';
import { signIn } from '../testing/open-portfolio.tsx';
import { account, portfolio } from '../testing/sample-portfolio.ts';
import { PortfolioPreview } from './portfolio-preview.tsx';

const link = { path: '/user/preview/a.1.b', expires: '2026-03-04T09:45:00.000Z' };

describe('the preview', () => {
  it('shows a draft as others will see it, and says that it is one', async () => {
    server.use(
      answer('portfolio.get', portfolio),
      answer('account.get', account),
      answer('portfolioPreview.link', link),
    );
    renderWithProviders(<PortfolioPreview />);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of your page');
    expect(frame.getAttribute('src')).toBe('/user/preview/a.1.b');
    expect(screen.getByText(/not published yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Portfolio' }).getAttribute('href')).toBe(
      '/user/portfolio',
    );
  });

  it('says that what is not saved is not in it, where there is such', async () => {
    server.use(
      answer('portfolio.get', portfolio),
      answer('account.get', account),
      answer('portfolioPreview.link', link),
    );
    signIn();
    const { unmount } = renderWithProviders(<PortfolioPreview />);
    await screen.findByText(/not published yet/);
    expect(screen.queryByText(/Unsaved changes are not included/)).toBeNull();
    unmount();
    saveDraft(draftKey(account.email, PORTFOLIO_DRAFT), { headline: 'Not saved' });
    renderWithProviders(<PortfolioPreview />);
    expect(await screen.findByText(/Unsaved changes are not included/)).toBeTruthy();
  });

  it('has the widths of a phone and of a desk', async () => {
    server.use(
      answer('portfolio.get', portfolio),
      answer('account.get', account),
      answer('portfolioPreview.link', link),
    );
    const { user } = renderWithProviders(<PortfolioPreview />);
    const frame = await screen.findByTitle('Preview of your page');
    expect(frame.style.inlineSize).toBe('1280px');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(frame.style.inlineSize).toBe('390px');
  });

  it('is loading until the page is in its frame', async () => {
    server.use(
      answer('portfolio.get', portfolio),
      answer('account.get', account),
      answer('portfolioPreview.link', link),
    );
    renderWithProviders(<PortfolioPreview />);
    const frame = await screen.findByTitle('Preview of your page');
    expect(screen.getByText('Loading your portfolio')).toBeTruthy();
    fireEvent.load(frame);
    expect(screen.queryByText('Loading your portfolio')).toBeNull();
  });

  describe('whose link ends after a quarter of an hour', () => {
    const open = async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      server.use(
        answer('portfolio.get', portfolio),
        answer('account.get', account),
        answer('portfolioPreview.link', link),
      );
      const view = renderWithProviders(<PortfolioPreview />);
      const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of your page');
      const told = vi.fn();
      vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(told);
      return { ...view, frame, told };
    };
    const newLink = () =>
      server.use(answer('portfolioPreview.link', { ...link, path: '/user/preview/a.2.c' }));
    const expectRenewed = async (frame: HTMLElement, told: unknown) => {
      const message = { previewPath: '/user/preview/a.2.c' };
      await waitFor(() =>
        expect(told).toHaveBeenCalledExactlyOnceWith(message, window.location.origin),
      );
      // another address would load the page again under the eyes of who looks at it
      expect(frame.getAttribute('src')).toBe('/user/preview/a.1.b');
      expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
    };

    it('tells the page of a new one before that, and loads nothing again', async () => {
      const { frame, told } = await open();
      newLink();
      await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
      await expectRenewed(frame, told);
      await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
      await expectRenewed(frame, told);
    });

    it('tells a page once more that listens only then, and no other window', async () => {
      const { frame, told } = await open();
      const ask = (source: Window | null) =>
        window.dispatchEvent(
          new MessageEvent('message', {
            source,
            origin: window.location.origin,
            data: { previewPath: '?' },
          }),
        );
      // the one it was opened with
      ask(frame.contentWindow);
      expect(told).not.toHaveBeenCalled();
      newLink();
      await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
      await expectRenewed(frame, told);
      ask(window);
      await expectRenewed(frame, told);
      ask(frame.contentWindow);
      expect(told.mock.calls).toEqual([told.mock.calls[0], told.mock.calls[0]]);
    });

    it('tells of a new one when the tab comes back from sleep, in which no timer ran', async () => {
      const { frame, told } = await open();
      newLink();
      vi.setSystemTime(NOW + 60 * 60_000);
      expect(told).not.toHaveBeenCalled();
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      await expectRenewed(frame, told);
    });

    it('says that the downloads have ended where that failed, and tries again', async () => {
      const { frame, told, user } = await open();
      server.use(refuse('portfolioPreview.link', 'internal'));
      await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
      expect(screen.getByText(/have expired and could not be renewed/)).toBeTruthy();
      newLink();
      await user.click(screen.getByRole('button', { name: 'Renew' }));
      await expectRenewed(frame, told);
    });
  });

  it('says that the portfolio could not be fetched', async () => {
    server.use(
      refuse('portfolio.get', 'forbidden'),
      answer('account.get', account),
      answer('portfolioPreview.link', link),
    );
    renderWithProviders(<PortfolioPreview />);
    expect(await screen.findByText('Error: Failed to fetch portfolio data')).toBeTruthy();
  });
});
