import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noEntries } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { PortfolioView, type ShownPortfolio } from './portfolio-view.tsx';
import { linkHost } from './shown-words.ts';

const bare: ShownPortfolio = {
  ...noEntries,
  name: 'Ngozi Fonyuy',
  profession: 'Software Developer',
  headline: 'I make payments boring',
  summary: '',
  profileImage: pictureAt(''),
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

  it('says its numbers on paper, before the links', () => {
    const reached = { phone: '+237 677 00 00 00', whatsapp: '+237 699 11 11 11' };
    const links = [{ id: 'l', name: 'Code', url: 'https://www.github.com/ngozi' }];
    const address = 'https://north.example/p/ngozi';
    render(<PortfolioView portfolio={{ ...bare, ...reached, links }} address={address} />);
    const said = screen.getByText('north.example/p/ngozi').closest('ul');
    expect([...(said?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'north.example/p/ngozi',
      '+237 677 00 00 00',
      'WhatsApp +237 699 11 11 11',
      'github.com/ngozi',
    ]);
  });

  it('tells where a link leads', () => {
    const links = [{ id: 'l', name: 'Code', url: 'https://www.github.com/ngozi' }];
    render(<PortfolioView portfolio={{ ...bare, links }} />);
    const link = screen.getByRole('link', { name: /Code/ });
    expect(link.getAttribute('href')).toBe('https://www.github.com/ngozi');
    expect(within(link).getByText('github.com')).toBeTruthy();
  });

  it('shows what others wrote under their names', () => {
    const written = { name: 'Rose Tabi', role: 'Head of IT', text: 'She ships what she promises.' };
    const references = [{ id: 'r', ...written }];
    render(<PortfolioView portfolio={{ ...bare, references }} />);
    const part = within(screen.getByRole('region', { name: 'References' }));
    const figure = within(part.getByRole('figure'));
    expect(figure.getByText(written.text).closest('blockquote')).toBeTruthy();
    expect(figure.getByText('Rose Tabi').closest('figcaption')?.textContent).toBe(
      'Rose TabiHead of IT',
    );
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
  const portrait = (text: string) => {
    render(<PortfolioView portfolio={{ ...bare, profileImage: pictureAt(text) }} />);
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

describe('what else there is to say', () => {
  const project = {
    ...{ id: 'p', name: 'Njangi', description: 'A savings book.', technologies: ['Go'] },
    ...{ url: 'https://www.example.com/njangi/', role: 'Lead', period: '2023 – 2024' },
  };
  const screenshot = { ...media, id: 'm', type: 'image' as const, file: 'a.png', alt: 'A ledger' };

  it('has certificates, languages in words, volunteering and publications', () => {
    const portfolio: ShownPortfolio = {
      ...bare,
      certificates: [
        { id: 'c', name: 'CKA', issuer: 'CNCF', date: '2025', url: 'https://example.com/cka' },
      ],
      languages: [
        { id: 'e', name: 'English', level: 'native' },
        { id: 'f', name: 'French', level: 'B2' },
        { id: 'b', name: 'Bakweri', level: '' },
      ],
      volunteering: [
        { id: 'v', role: 'Mentor', organisation: 'Girls Code', period: '2020', description: '' },
      ],
      publications: [{ id: 'o', title: 'Paying by SMS', publisher: 'ACM', date: '', url: '' }],
    };
    render(<PortfolioView portfolio={portfolio} />);
    const part = (name: string) => within(screen.getByRole('region', { name }));
    const certificates = part('Certificates');
    for (const words of ['CKA', 'CNCF', '2025']) expect(certificates.getByText(words)).toBeTruthy();
    expect(certificates.getByRole('link', { name: 'example.com/cka' })).toBeTruthy();
    const languages = part('Languages').getAllByRole('listitem');
    expect(languages.map(({ textContent }) => textContent)).toEqual([
      ...['English – Native speaker', 'French – Upper intermediate (B2)', 'Bakweri'],
    ]);
    expect(part('Volunteering').getByText('Girls Code')).toBeTruthy();
    expect(part('Publications').queryByRole('link')).toBeNull();
  });

  it.each([
    ['open', '', 'Open to work'],
    ['open', 'in Buea', 'Open to work · in Buea'],
    ['from', '1 March 2027', 'Available from 1 March 2027'],
    ['not-looking', '', 'Not looking'],
  ] as const)('says %s %s as “%s”', (availability, availabilityNote, words) => {
    render(<PortfolioView portfolio={{ ...bare, availability, availabilityNote }} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('says town and country once they are written', () => {
    const { rerender } = render(<PortfolioView portfolio={bare} />);
    expect(screen.queryByText('Limbe, Cameroon')).toBeNull();
    rerender(<PortfolioView portfolio={{ ...bare, location: 'Limbe, Cameroon' }} />);
    expect(screen.getByText('Limbe, Cameroon')).toBeTruthy();
  });

  it('says nothing of work that is looked for unless that was chosen', () => {
    const { container } = render(
      <PortfolioView portfolio={{ ...bare, availabilityNote: '1 March' }} />,
    );
    expect(container.querySelector('[data-availability]')).toBeNull();
    expect(screen.queryByText(/1 March/)).toBeNull();
  });

  it('tells of a project who did it, when and where it is', () => {
    render(<PortfolioView portfolio={{ ...bare, projects: [project] }} />);
    const story = within(screen.getByRole('region', { name: 'Projects' }));
    expect(story.getByText('Lead')).toBeTruthy();
    expect(story.getByText('2023 – 2024')).toBeTruthy();
    expect(story.getByRole('link', { name: 'example.com/njangi' })).toBeTruthy();
  });

  it('shows the pictures of a project there, and not in the gallery again', () => {
    const portfolio: ShownPortfolio = {
      ...bare,
      projects: [{ ...project, pictures: [pictureAt(`${media.url}#focus=40,20`)] }],
      media_items: [screenshot, { ...screenshot, id: 'n', alt: 'Other', url: '/media/2/9x9.webp' }],
    };
    render(<PortfolioView portfolio={portfolio} />);
    const projects = within(screen.getByRole('region', { name: 'Projects' }));
    expect(projects.getByRole('img', { name: 'A ledger' })).toBeTruthy();
    const gallery = within(screen.getByRole('region', { name: 'Gallery' }));
    expect(gallery.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Other',
    ]);
  });
});
