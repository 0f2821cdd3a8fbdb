import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ShareLinks } from './share-links.tsx';

const link = new URL('/blog/one', window.location.origin).href;
const open = () => renderWithProviders(<ShareLinks title="One & only" path="/blog/one" />).user;

afterEach(() => vi.unstubAllGlobals());

describe('passing a page on', () => {
  it('opens WhatsApp with the title and the whole address, by a plain link', () => {
    open();
    const href = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    const { origin, searchParams } = new URL(href);
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toBe(`One & only ${link}`);
  });

  it('hands the page to the sheet of the system', async () => {
    const user = open();
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { share });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'One & only', url: link });
  });

  it('copies the address, and says so', async () => {
    const user = open();
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copied')).toBeDefined();
  });

  it('shows the address where it cannot be copied', async () => {
    const user = open();
    const writeText = vi.fn(() => Promise.reject(new Error('denied')));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(`Copy this link: ${link}`)).toBeDefined();
  });
});
