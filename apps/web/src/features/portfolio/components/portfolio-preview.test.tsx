import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { account, portfolio } from '../testing/sample-portfolio.ts';
import { PortfolioPreview } from './portfolio-preview.tsx';

describe('the preview', () => {
  it('shows a draft as others will see it, and says that it is one', async () => {
    server.use(answer('portfolio.get', portfolio), answer('account.get', account));
    renderWithProviders(<PortfolioPreview />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ngozi Fonyuy' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Experience' })).toBeTruthy();
    expect(screen.getByText(/not published yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Portfolio' }).getAttribute('href')).toBe(
      '/user/portfolio',
    );
  });

  it('says that the portfolio could not be fetched', async () => {
    server.use(refuse('portfolio.get', 'forbidden'), answer('account.get', account));
    renderWithProviders(<PortfolioPreview />);
    expect(await screen.findByText('Error: Failed to fetch portfolio data')).toBeTruthy();
  });
});
