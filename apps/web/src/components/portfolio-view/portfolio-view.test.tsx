import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noEntries } from '#testing/empty-portfolio.ts';
import { PortfolioView, type ShownPortfolio } from './portfolio-view.tsx';
import { linkHost } from './shown-words.ts';

const bare: ShownPortfolio = {
  ...noEntries,
  name: 'Ngozi Fonyuy',
  profession: 'Software Developer',
  headline: 'I make payments boring',
  summary: '',
  profileImage: '',
  sections: [],
};

const media = {
  title: 'Depot',
  description: 'Uploaded media',
  alt: '',
  url: '/media/1/640x480.webp',
};

describe('the portfolio page', () => {
  it('shows name and headline, and no heading for what is not there', () => {
    render(<PortfolioView portfolio={bare} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Ngozi Fonyuy' })).toBeTruthy();
    expect(screen.getByText('I make payments boring')).toBeTruthy();
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });

  it('has its name as h2 where the page has another h1', () => {
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

  it('leaves out the default description', () => {
    const media_items = [{ ...media, id: 'a', type: 'image' as const, file: 'depot.jpg' }];
    render(<PortfolioView portfolio={{ ...bare, media_items }} />);
    expect(screen.queryByText('Uploaded media')).toBeNull();
  });
});

describe('the order of a portfolio page', () => {
  const full: ShownPortfolio = {
    ...bare,
    summary: 'Fifteen years.',
    experiences: [{ id: 'x', title: 'Lead', company: 'Depot', period: '', description: '' }],
    educations: [{ id: 'e', degree: 'BEng', institution: 'Buea', year: '' }],
    skills: ['Go'],
    projects: [{ id: 'p', name: 'Ledger', description: 'Books', technologies: [] }],
  };
  const order = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('is the usual one where its owner chose none', () => {
    render(<PortfolioView portfolio={full} />);
    expect(order()).toEqual(['Experience', 'Projects', 'Skills', 'Education']);
  });

  it("is its owner's, and what they did not place follows", () => {
    render(<PortfolioView portfolio={{ ...full, sections: ['skills', 'projects', 'about'] }} />);
    expect(order()).toEqual(['Skills', 'Projects', 'Experience', 'Education']);
    const projects = screen.getByRole('region', { name: 'Projects' });
    const about = screen.getByRole('region', { name: 'About' });
    expect(projects.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('a description', () => {
  it('with dashes is a list', () => {
    const description = 'Rebuilt the ledger.\n- Cut failures\n- Trained six';
    const experiences = [{ id: 'x', title: 'Lead', company: 'Depot', period: '', description }];
    render(<PortfolioView portfolio={{ ...bare, experiences }} />);
    expect(screen.getByText('Rebuilt the ledger.').tagName).toBe('P');
    expect(screen.getByText('Cut failures').tagName).toBe('LI');
    expect(screen.queryByText(/^-/)).toBeNull();
  });

  it('with dashes is a list in the summary too', () => {
    render(<PortfolioView portfolio={{ ...bare, summary: 'I build ledgers.\n- In Buea' }} />);
    expect(screen.getByText('I build ledgers.').tagName).toBe('P');
    expect(screen.getByText('In Buea').tagName).toBe('LI');
  });
});

describe('a picture in the gallery', () => {
  it.each([
    ['', 'Depot'],
    ['A lorry at a loading ramp', 'A lorry at a loading ramp'],
  ])('with the alternative text %j is described as %j', (alt, described) => {
    const media_items = [{ ...media, alt, id: 'a', type: 'image' as const, file: 'depot.jpg' }];
    render(<PortfolioView portfolio={{ ...bare, media_items }} />);
    expect(screen.getByRole('img', { name: described })).toBeTruthy();
  });
});

describe('the portrait', () => {
  const portrait = (profileImage: string) => {
    render(<PortfolioView portfolio={{ ...bare, profileImage }} />);
    return screen.getByRole('img', { name: 'Ngozi Fonyuy' });
  };

  it('is cut around its focal point', () => {
    const { className } = portrait('/media/1/1600x900.webp#focus=75,10');
    expect(className).toContain('position-x-96 position-y-50');
  });

  it('keeps the upper third in sight where it has none, as those of earlier releases', () => {
    expect(portrait('/media/1/900x2000.webp').className).toContain('position-x-50 position-y-16');
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
