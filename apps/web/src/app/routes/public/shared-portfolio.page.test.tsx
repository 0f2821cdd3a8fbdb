import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PublicPortfolio } from '@vitrine/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { answer } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { noEntries } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page as PreviewPage } from './portfolio-preview.page.tsx';
import { Page as SharedPage } from './shared-portfolio.page.tsx';

const portfolio: PublicPortfolio = {
  ...noEntries,
  name: 'Ada Mbella',
  profession: 'Surveyor',
  headline: 'I measure mountains',
  summary: 'Twenty years.',
  customUrl: 'ada-mbella',
  profileImage: pictureAt(''),
  links: [{ id: 'l1', name: 'Site', url: 'https://ada.example/' }],
  sections: [],
  theme: 'daylight',
  updatedAt: '2026-03-04T00:00:00.000Z',
};

const manifest = { 'index.html': { file: 'assets/index.js', css: [] } };

const rendered = (url: string, status = 200) =>
  createRender(() => manifest)({
    url,
    origin: 'https://north.example',
    omitMissing: true,
    call: async (name) => {
      if (name === 'pages.company.get') return { status: 200, body: company };
      return { status, body: status === 200 ? portfolio : { status, code: 'gone', detail: '' } };
    },
  });

afterEach(() => vi.unstubAllGlobals());

describe('a page that a link shows', () => {
  it('is the page itself, kept by no cache and found by no crawler', async () => {
    const { status, headers, html, framing } = await rendered('/s/a-token');
    expect(status).toBe(200);
    expect(html).toContain('Ada Mbella</h1>');
    expect(html).toContain('data-viewed="/api/public/share-links/a-token/views/"');
    expect(html).toContain('<a href="/s/a-token/cv.pdf" download');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('/p/ada-mbella');
    expect(headers['cache-control']).toBe('no-store');
    expect(framing).toBeUndefined();
  });

  it('says politely that it has ended, and neither whose it was nor where that is', async () => {
    const { status, headers, html } = await rendered('/s/a-token', 410);
    expect(status).toBe(410);
    expect(html).toContain('This link has expired</h1>');
    expect(html).toContain('ask them for a new one');
    expect(html).not.toMatch(/Ada|mbella|data-viewed/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is a 404 where there was never one', async () => {
    expect((await rendered('/s/a-token', 404)).status).toBe(404);
  });

  it('counts where the link counts, and sends messages by the link', async () => {
    const counted = vi.fn();
    const sent = vi.fn();
    server.use(
      answer('sharedPortfolio.get', () => portfolio),
      answer('pages.company.get', () => company),
      answer('sharedPortfolio.view', ({ params }) => void counted(params.token)),
      answer('sharedPortfolio.contact', ({ params }) => {
        sent(params.token);
        return { message: 'Taken' };
      }),
    );
    const { user } = renderWithProviders(<SharedPage />, {
      path: '/s/seen-once',
      pattern: '/s/:token',
    });
    await user.type(await screen.findByLabelText('Name'), 'Eposi');
    await user.type(screen.getByLabelText('Email'), 'eposi@example.com');
    await user.type(screen.getByLabelText('Message'), 'Good morning.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Thank you. Your message is on its way to Ada Mbella.');
    expect(sent.mock.calls).toEqual([['seen-once']]);
    await waitFor(() => expect(counted.mock.calls).toEqual([['seen-once']]));
  });
});

describe("the document in the owner's preview", () => {
  it('is the page as visitors get it, in its look, and the site may frame it', async () => {
    const { status, headers, html, framing } = await rendered('/user/preview/a.1.b');
    expect(status).toBe(200);
    expect(framing).toBe('site');
    expect(html).toContain('<html lang="en" class="light"');
    expect(html).toContain('Ada Mbella</h1>');
    expect(html).toContain('Contact me</h2>');
    expect(html).toContain('<a href="/user/preview/a.1.b/cv.pdf" download');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(headers['cache-control']).toBe('no-store');
    expect(html).not.toContain('data-viewed');
  });

  it('offers its files by the newest link that the preview around it tells, and stays', async () => {
    const around = { postMessage: vi.fn() };
    vi.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
    server.use(
      answer('portfolioPreview.get', () => portfolio),
      answer('pages.company.get', () => company),
    );
    renderWithProviders(<PreviewPage />, {
      path: '/user/preview/a.1.b',
      pattern: '/user/preview/:token',
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ada Mbella' });
    const file = () => screen.getByRole('link', { name: 'JSON Resume' }).getAttribute('href');
    const tell = (previewPath: unknown, origin = window.location.origin) =>
      act(
        () =>
          void window.dispatchEvent(
            new MessageEvent('message', { source: window.parent, origin, data: { previewPath } }),
          ),
      );
    // what was sent while it was on its way is sent again
    expect(around.postMessage.mock.calls).toEqual([[{ previewPath: '?' }, window.location.origin]]);
    await tell('/user/preview/a.2.c', 'https://elsewhere.example');
    await tell('/user/preview/other.2.c');
    await tell(7);
    expect(file()).toBe('/user/preview/a.1.b/resume.json');
    await tell('/user/preview/a.2.c');
    expect(file()).toBe('/user/preview/a.2.c/resume.json');
    expect(heading.isConnected).toBe(true);
  });

  it('sends nothing, and opens beside it what leads away', async () => {
    server.use(
      answer('portfolioPreview.get', () => portfolio),
      answer('pages.company.get', () => company),
    );
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    const { user } = renderWithProviders(<PreviewPage />, {
      path: '/user/preview/a.1.b',
      pattern: '/user/preview/:token',
    });
    await user.type(await screen.findByLabelText('Name'), 'Eposi');
    await user.type(screen.getByLabelText('Email'), 'eposi@example.com');
    await user.type(screen.getByLabelText('Message'), 'Good morning.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/This is the preview: nothing was sent/);
    fireEvent.click(screen.getByRole('link', { name: /Site/ }));
    expect(opened.mock.calls).toEqual([['https://ada.example/', '_blank', 'noopener']]);
    fireEvent.click(screen.getByRole('link', { name: 'Create your own page' }));
    expect(opened).toHaveBeenCalledTimes(2);
    expect(screen.queryByTestId('elsewhere')).toBeNull();
  });
});
