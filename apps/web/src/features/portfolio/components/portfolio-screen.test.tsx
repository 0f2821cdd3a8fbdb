import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { field, openPortfolio } from '../testing/open-portfolio.tsx';
import { account, portfolio, reference } from '../testing/sample-portfolio.ts';
import { editorCode, PortfolioScreen } from './portfolio-screen.tsx';

beforeEach(() => server.use(answer('references.list', [])));

const publishing = () => screen.getByRole('button', { name: 'Publish' });

describe('the portfolio', () => {
  it('shows a spinner until the fetch ends', async () => {
    server.use(answer('portfolio.get', portfolio), answer('account.get', account));
    renderWithProviders(<PortfolioScreen />);
    expect(screen.getByRole('status').textContent).toBe('Loading your portfolio');
    expect(await screen.findByRole('heading', { name: 'Ngozi Fonyuy' })).toBeTruthy();
    expect(screen.queryByText('Loading your portfolio')).toBeNull();
  });

  it('says that it could not be fetched, and tries again', async () => {
    server.use(refuse('portfolio.get', 'internal'), answer('account.get', account));
    const { user } = renderWithProviders(<PortfolioScreen />);
    expect(await screen.findByText('Error: Failed to fetch portfolio data')).toBeTruthy();
    server.use(answer('portfolio.get', portfolio));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('I make payments boring')).toBeTruthy();
  });

  it('says so when the editor does not come, and opens with another try', async () => {
    const { user } = await openPortfolio();
    const { value } = editorCode;
    editorCode.value = undefined;
    const missing = vi.spyOn(editorCode, 'load').mockRejectedValue(new TypeError('offline'));
    await user.click(screen.getByRole('button', { name: 'Edit Portfolio' }));
    expect(await screen.findByText('This page could not be loaded')).toBeTruthy();
    missing.mockRestore();
    editorCode.value = value;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('textbox', { name: 'Headline' })).toBeTruthy();
  });

  it('says in its own words that nothing answered', async () => {
    server.use(unreachable('portfolio.get'), answer('account.get', account));
    renderWithProviders(<PortfolioScreen />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The server could not be reached.');
  });

  it('offers in the editor to bring a CV', async () => {
    const { user } = await openPortfolio();
    await user.click(screen.getByRole('button', { name: 'Edit Portfolio' }));
    await screen.findByRole('textbox', { name: 'Headline' });
    const link = screen.getByRole('link', { name: 'Import your CV' });
    expect(link.getAttribute('href')).toBe('/user/import');
  });

  it('says that there is no data', async () => {
    server.use(refuse('portfolio.get', 'not-found'), answer('account.get', account));
    renderWithProviders(<PortfolioScreen />);
    expect(await screen.findByText('No portfolio data found')).toBeTruthy();
  });

  it('shows the references that the page shows, in the overview and in the live preview', async () => {
    const { user } = await openPortfolio({}, [
      reference({ id: 'r1', shown: true }, 'She ships.'),
      reference({ id: 'r2', shown: false }, 'She is kind.'),
    ]);
    expect(await screen.findByText('She ships.')).toBeTruthy();
    expect(screen.queryByText('She is kind.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit Portfolio' }));
    await user.click(await screen.findByRole('tab', { name: 'Current page' }));
    expect(await screen.findByText('She ships.')).toBeTruthy();
    expect(screen.queryByText('She is kind.')).toBeNull();
  });

  it('is shown under a stand-in where the name cannot be had', async () => {
    server.use(answer('portfolio.get', portfolio), refuse('account.get', 'internal'));
    renderWithProviders(<PortfolioScreen />);
    expect(await screen.findByRole('heading', { name: 'Your name' })).toBeTruthy();
  });
});

describe('going between view and edit', () => {
  it('keeps the keyboard in the page', async () => {
    server.use(answer('portfolio.get', portfolio), answer('account.get', account));
    const { user } = renderWithProviders(
      <main id="main" tabIndex={-1}>
        <PortfolioScreen />
      </main>,
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Portfolio' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('publishing', () => {
  it('saves the whole portfolio with the flag flipped, and says where it is live', async () => {
    const saved = vi.fn();
    const { user } = await openPortfolio();
    expect(screen.getByText(/currently in draft mode/).textContent).toContain(
      'people with a share link',
    );
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved(body);
        return { ...portfolio, published: true };
      }),
    );
    await user.click(publishing());
    const link = await screen.findByRole('link', { name: /\/p\/ngozi-fonyuy$/ });
    expect(link.getAttribute('href')).toBe('/p/ngozi-fonyuy');
    const { version: _base, ...stored } = portfolio;
    expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, published: true });
    expect(screen.queryByText(/currently in draft mode/)).toBeNull();
  });

  it('is taken back the same way', async () => {
    const { user } = await openPortfolio({ published: true });
    server.use(
      answer('portfolio.save', ({ body }) => ({ ...portfolio, published: body.published ?? true })),
    );
    await user.click(screen.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText(/currently in draft mode/)).toBeTruthy();
  });

  it('tells why it failed', async () => {
    const { user } = await openPortfolio({ customUrl: '' });
    server.use(
      refuse('portfolio.save', 'invalid', {
        detail: 'Choose an address first',
        errors: [{ path: 'customUrl', message: 'An address is required' }],
      }),
    );
    await user.click(publishing());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to update publish status');
    expect(alert.textContent).toContain('Choose an address first');
    expect(alert.textContent).toContain('An address is required');
  });

  it('offers the address to copy', async () => {
    const { user } = await openPortfolio({ published: true });
    await user.click(screen.getByRole('button', { name: 'Copy Address' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/p/ngozi-fonyuy');
  });
});

describe('leaving', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is held up by unsaved edits only', async () => {
    const { user } = await openPortfolio();
    await user.click(screen.getByRole('button', { name: 'Edit Portfolio' }));
    expect(leave()).toBe(false);
    await user.type(field('Headline'), '!');
    await waitFor(() => expect(leave()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(leave()).toBe(false);
  });
});
