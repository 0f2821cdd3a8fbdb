import { screen, waitFor } from '@testing-library/react';
import type { PublicPortfolio } from '@vitrine/contracts';
import { describe, expect, it, vi } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { noEntries } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './portfolio.page.tsx';

const portfolio: PublicPortfolio = {
  ...noEntries,
  name: 'Ada Mbella',
  profession: 'Surveyor',
  headline: 'I measure mountains',
  summary: 'Twenty years.\n\nOn foot.',
  customUrl: 'ada-mbella',
  profileImage: pictureAt(''),
  skills: ['Levelling'],
  links: [
    { id: 'l1', name: 'Site', url: 'https://ada.example/' },
    { id: 'l2', name: 'Mail', url: 'mailto:ada@ada.example' },
  ],
  sections: [],
  updatedAt: '2026-03-04T00:00:00.000Z',
};

const manifest = { 'index.html': { file: 'assets/index.js', css: [] } };

const rendered = (url: string, found: PublicPortfolio | undefined) =>
  createRender(() => manifest)({
    url,
    origin: 'https://north.example',
    call: async (name) => {
      if (name === 'pages.company.get') return { status: 200, body: company };
      return found ? { status: 200, body: found } : { status: 404, body: {} };
    },
  });

describe('numbers on the page', () => {
  const open = (numbers: Partial<PublicPortfolio>) => {
    server.use(
      answer('publicPortfolio.get', { ...portfolio, customUrl: 'ada-reached', ...numbers }),
      answer('pages.company.get', company),
      answer('publicPortfolio.view', () => undefined),
    );
    renderWithProviders(<Page />, { path: '/p/ada-reached', pattern: '/p/:customUrl' });
  };

  it('call and open a chat where the person has put them there', async () => {
    open({ phone: '+237 6 70 00 00 01', whatsapp: '+237670000002' });
    const call = await screen.findByRole('link', { name: /^Call/ });
    // nowhere but before the number may the words break
    expect(call.textContent).toBe('Call +237\u00a06\u00a070\u00a000\u00a000\u00a001');
    expect(call.getAttribute('href')).toBe('tel:+237670000001');
    const chat = screen.getByRole('link', { name: 'Chat on WhatsApp' });
    expect(chat.getAttribute('href')).toBe('https://wa.me/237670000002');
  });

  it('are not there otherwise', async () => {
    open({});
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^Call|WhatsApp/ })).toBeNull();
  });
});

describe('a published portfolio as the server sends it', () => {
  it('holds the page, its title and its share image', async () => {
    const { status, html } = await rendered('/p/ada-mbella', portfolio);
    expect(status).toBe(200);
    expect(html).toContain('Ada Mbella</h1>');
    expect(html).toContain('<title>Ada Mbella — I measure mountains</title>');
    expect(html).toContain('<meta name="description" content="Twenty years. On foot."');
    expect(html).toContain('<link rel="canonical" href="https://north.example/p/ada-mbella"');
    expect(html).toContain('<meta property="og:type" content="profile"');
    expect(html).toContain('content="https://north.example/share/portfolio/ada-mbella.png"');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  });

  it('tells machines who it is, and no address to write to', async () => {
    const { html } = await rendered('/p/ada-mbella', portfolio);
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)</.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Ada Mbella',
      jobTitle: 'Surveyor',
      description: 'Twenty years.\n\nOn foot.',
      url: 'https://north.example/p/ada-mbella',
      sameAs: ['https://ada.example/'],
      knowsAbout: ['Levelling'],
    });
  });

  it.each(['/p/ada-old', '/p/ADA-mbella'])('sends %s to its present name', async (url) => {
    const { status, headers } = await rendered(url, portfolio);
    expect([status, headers.location]).toEqual([301, '/p/ada-mbella']);
  });

  it('is a 404 when nobody has the name or it is not published', async () => {
    expect((await rendered('/p/nobody', undefined)).status).toBe(404);
  });
});

describe('what a reader can take along', () => {
  it('is there before any script: plain links of the HTML', async () => {
    const { html } = await rendered('/p/ada-mbella', portfolio);
    for (const file of ['cv.pdf', 'resume.json', 'qr.svg']) {
      expect(html).toContain(`<a href="/p/ada-mbella/${file}" download`);
    }
    expect(html).not.toContain('Download CV');
  });

  it('is the CV that its owner uploaded, under the name it had', async () => {
    const item = {
      id: 'd',
      type: 'document' as const,
      title: 'CV',
      description: '',
      alt: '',
      url: '/media/d/cv.pdf',
      file: 'Mbella 2026.pdf',
    };
    const { html } = await rendered('/p/ada-mbella', {
      ...portfolio,
      media_items: [item],
      cv: item.url,
    });
    expect(html).toContain('<a href="/media/d/cv.pdf" download="Mbella 2026.pdf"');
    expect(html).toContain('Download CV</a>');
    // Under 'Take this page with you', and no second one beside the CV.
    expect(html.match(/Download PDF<\/a>/g)).toHaveLength(1);
  });
});

describe('the count of views', () => {
  const open = (found: PublicPortfolio | undefined) => {
    const counted = vi.fn();
    server.use(
      found
        ? answer('publicPortfolio.get', () => found)
        : refuse('publicPortfolio.get', 'not-found'),
      answer('pages.company.get', () => company),
      answer('publicPortfolio.view', ({ params }) => void counted(params.customUrl)),
    );
    renderWithProviders(<Page />, { path: '/p/seen-once', pattern: '/p/:customUrl' });
    return counted;
  };

  it('goes up once when a published page is read', async () => {
    // a name of its own: whatever was seen before in this browser is not counted again
    const counted = open({ ...portfolio, customUrl: 'seen-once' });
    await waitFor(() => expect(counted.mock.calls).toEqual([['seen-once']]));
  });

  it('stays for a page that is not there', async () => {
    const counted = open(undefined);
    await screen.findByRole('alert');
    expect(counted).not.toHaveBeenCalled();
  });
});

describe('the frame of a portfolio', () => {
  it('says whose site it is on and how to have such a page', async () => {
    server.use(
      answer('publicPortfolio.get', () => portfolio),
      answer('pages.company.get', () => company),
    );
    server.use(answer('publicPortfolio.view', () => undefined));
    renderWithProviders(<Page />, { path: '/p/ada-mbella', pattern: '/p/:customUrl' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Mbella' })).toBeDefined();
    await screen.findByText('This page is published with');
    expect(screen.getByRole('contentinfo').textContent).toContain(
      'This page is published with North Star',
    );
    expect(screen.getByRole('link', { name: 'Create your own page' }).getAttribute('href')).toBe(
      '/register',
    );
  });
});
