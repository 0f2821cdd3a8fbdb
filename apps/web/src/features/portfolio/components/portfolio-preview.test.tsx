import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { account, portfolio } from '../testing/sample-portfolio.ts';
import { PortfolioPreview } from './portfolio-preview.tsx';

const link = { path: '/user/preview/a.1.b', expires: '2026-03-04T09:45:00.000Z' };

afterEach(() => vi.useRealTimers());

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

  it('says when its downloads have ended, and loads the page by a new link', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(
      answer('portfolio.get', portfolio),
      answer('account.get', account),
      answer('portfolioPreview.link', link),
    );
    const { user } = renderWithProviders(<PortfolioPreview />);
    const frame = await screen.findByTitle('Preview of your page');
    expect(screen.queryByRole('button', { name: 'Load it again' })).toBeNull();
    server.use(answer('portfolioPreview.link', { ...link, path: '/user/preview/a.2.c' }));
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    await waitFor(() => expect(frame.getAttribute('src')).toBe('/user/preview/a.2.c'));
    expect(screen.queryByRole('button', { name: 'Load it again' })).toBeNull();
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
