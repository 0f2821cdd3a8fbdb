import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linkHost } from './link-host.ts';
import { PortfolioView } from './portfolio-view.tsx';
import type { ShownPortfolio } from './shown-portfolio.ts';

const bare: ShownPortfolio = {
  name: 'Ngozi Fonyuy',
  profession: 'Software Developer',
  headline: 'I make payments boring',
  summary: '',
  profileImage: '',
  experiences: [],
  educations: [],
  skills: [],
  projects: [],
  links: [],
  media_items: [],
  gallery: [],
  services: [],
  products: [],
};

const media = { title: 'Depot', description: 'Uploaded media', url: '/media/1/640x480.webp' };

describe('the portfolio page', () => {
  it('shows name and headline, and no heading for what is not there', () => {
    render(<PortfolioView portfolio={bare} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Ngozi Fonyuy' })).toBeTruthy();
    expect(screen.getByText('I make payments boring')).toBeTruthy();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });

  it('gives up its first heading where the page has one', () => {
    render(<PortfolioView portfolio={bare} nameAs="h2" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Ngozi Fonyuy' })).toBeTruthy();
  });

  it('tells where a link leads', () => {
    const links = [{ id: 'l', name: 'Code', url: 'https://www.github.com/ngozi' }];
    render(<PortfolioView portfolio={{ ...bare, links }} />);
    const link = screen.getByRole('link', { name: /Code/ });
    expect(link.getAttribute('href')).toBe('https://www.github.com/ngozi');
    expect(within(link).getByText('github.com')).toBeTruthy();
  });

  it('offers documents to download and leaves them out of the gallery', () => {
    const media_items = [
      { ...media, id: 'a', type: 'image' as const, file: 'depot.jpg' },
      {
        ...media,
        id: 'b',
        type: 'document' as const,
        title: 'CV',
        url: '/media/b',
        file: 'cv.pdf',
      },
    ];
    render(<PortfolioView portfolio={{ ...bare, media_items }} />);
    const gallery = screen.getByRole('region', { name: 'Gallery' });
    expect(within(gallery).getAllByRole('figure')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Download CV/ }).getAttribute('download')).toBe(
      'cv.pdf',
    );
  });

  it('does not repeat the description that nobody wrote', () => {
    const media_items = [{ ...media, id: 'a', type: 'image' as const, file: 'depot.jpg' }];
    render(<PortfolioView portfolio={{ ...bare, media_items }} />);
    expect(screen.queryByText('Uploaded media')).toBeNull();
  });
});

describe('the host of a link', () => {
  it.each([
    ['https://www.github.com/ngozi', 'github.com'],
    ['http://etindeworks.example:8080/x', 'etindeworks.example'],
    ['mailto:ngozi@example.com?subject=Hi', 'ngozi@example.com'],
    ['nonsense', ''],
  ])('%s is %s', (url, host) => {
    expect(linkHost(url)).toBe(host);
  });
});
