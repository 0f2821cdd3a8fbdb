import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { siteAnswers, siteHandlers } from '#testing/site-answers.ts';
import { AboutPage } from './about-page.tsx';
import { CareersPage } from './careers-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { ProjectsPage } from './projects-page.tsx';
import { SolutionsPage } from './solutions-page.tsx';
import { TeamPage } from './team-page.tsx';
import { VisionPage } from './vision-page.tsx';

beforeEach(() => server.use(...siteHandlers()));

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
/** Renders a page and answers with the titles of its parts, from the top down. */
async function partsOf(page: ReactNode, path = '/') {
  renderWithProviders(page, { path });
  await screen.findByRole('heading', { level: 1 });
  return texts(screen.getAllByRole('heading', { level: 2 }));
}

describe('about', () => {
  it('says who we are, what the name means, why, what for, how and with whom', async () => {
    expect(await partsOf(<AboutPage />)).toEqual([
      'The name',
      'Why',
      'Purposes',
      'How it works',
      'Partners',
      'Write to us',
    ]);
    const name = await region('The name');
    expect(texts(name.getAllByRole('term'))).toEqual(['Ridge', 'Line']);
    expect(texts(name.getAllByRole('definition'))).toEqual(['A high place.', 'A straight way.']);
    expect((await region('Purposes')).getAllByRole('listitem')).toHaveLength(4);
    expect((await region('How it works')).getAllByRole('listitem')).toHaveLength(4);
    expect((await region('Partners')).getAllByRole('listitem')).toHaveLength(3);
    expect(href('Begin')).toBe('/contact');
  });

  it('names those we work with, once there are any', async () => {
    const known = { id: 'p1', name: 'Hill Hosting', description: 'Keeps us running.' };
    server.use(
      answer('content.partners.list', [
        { ...known, link: 'https://hill.example', logo: '/media/0192/320x80.webp' },
        { id: 'p2', name: 'Lake College' },
      ]),
    );
    expect(await partsOf(<AboutPage />)).toContain('Who we work with');
    const partners = await region('Who we work with');
    expect(texts(partners.getAllByRole('heading', { level: 3 }))).toEqual([
      'Hill Hosting',
      'Lake College',
    ]);
    expect(partners.getByText('Keeps us running.')).toBeTruthy();
    expect(href('Hill Hosting')).toBe('https://hill.example');
    expect(partners.getAllByRole('link')).toHaveLength(1);
  });
});

describe('vision and mission', () => {
  it('has a statement, five points and five values', async () => {
    await partsOf(<VisionPage />);
    expect((await region('The vision')).getByText('What The vision is.')).toBeTruthy();
    const points = (await region('The mission')).getAllByRole('heading', { level: 3 });
    expect(texts(points)).toEqual(['M1', 'M2', 'M3', 'M4', 'M5']);
    const values = (await region('Values')).getAllByRole('heading', { level: 3 });
    expect(texts(values)).toEqual([
      'Purpose Over Hype',
      'Clarity Over Complexity',
      'Partnership Over Projects',
      'Impact Over Output',
      'Long-Term Thinking',
    ]);
  });
});

describe('solutions', () => {
  it('shows nine services and links to the work they were used in', async () => {
    await partsOf(<SolutionsPage apply={(kind) => <button type="button">Apply: {kind}</button>} />);
    const services = await region('Services');
    expect(services.getAllByRole('article')).toHaveLength(9);
    expect(services.getByRole('link', { name: 'Maître' }).getAttribute('href')).toBe(
      '/projects#maitre',
    );
  });

  it('shows two programmes, each with ways to apply and to ask, and four principles', async () => {
    await partsOf(<SolutionsPage apply={(kind) => <button type="button">Apply: {kind}</button>} />);
    const training = await region('Training');
    expect(texts(training.getAllByRole('heading', { level: 3 }))).toEqual([
      'Internship',
      'Evening course',
    ]);
    expect(texts(training.getAllByRole('button'))).toEqual([
      'Apply: internship',
      'Apply: training',
    ]);
    const links = training.getAllByRole('link', { name: 'Ask about this programme' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/contact?subject=Internship',
      '/contact?subject=Evening+course',
    ]);
    expect(texts((await region('Principles')).getAllByRole('term'))).toEqual([
      'P1',
      'P2',
      'P3',
      'P4',
    ]);
  });
});

describe('the programmes', () => {
  it('have an address each, to which links lead', async () => {
    await partsOf(<SolutionsPage apply={(kind) => <button type="button">{kind}</button>} />);
    for (const kind of ['internship', 'training']) {
      const card = document.getElementById(`apply-${kind}`) ?? document.body;
      expect(within(card).getAllByRole('button', { name: kind })).toHaveLength(1);
    }
  });
});

describe('team', () => {
  it('shows the leaders with their own links', async () => {
    await partsOf(<TeamPage />);
    const leaders = await region('Leadership');
    expect(texts(leaders.getAllByRole('heading', { level: 3 }))).toEqual([
      'Lea First',
      'Leo Second',
    ]);
    expect(leaders.getByText('Lea stayed.')).toBeTruthy();
    expect(leaders.getAllByRole('link')).toHaveLength(1);
    expect(leaders.getByRole('link', { name: 'Lea First on LinkedIn' }).getAttribute('href')).toBe(
      'https://ridge.example/lea',
    );
  });

  it('shows the picture and the role of each leader', async () => {
    await partsOf(<TeamPage />);
    const [lea] = (await region('Leadership')).getAllByRole('listitem');
    const shown = within(lea ?? document.body);
    expect(shown.getByText('Director')).toBeTruthy();
    expect(lea?.querySelector('img')?.getAttribute('src')).toBe('/art/person-1/640x640.webp');
  });

  it('cuts the portraits around their focal points', async () => {
    const images = ['/media/lea/900x1200.webp#focus=35,60', '/media/leo/900x1200.webp'];
    const leaders = siteAnswers['content.leadership.list'].map((leader, place) => ({
      ...leader,
      image: images[place] ?? '',
    }));
    server.use(answer('content.leadership.list', leaders));
    await partsOf(<TeamPage />);
    const leadership = await screen.findByRole('region', { name: 'Leadership' });
    const [lea, leo] = leadership.querySelectorAll('img');
    expect(lea?.className).toContain('position-x-50 position-y-90');
    expect(leo?.className).toContain('position-x-50 position-y-0');
  });

  it('shows the collective with the names of their departments', async () => {
    await partsOf(<TeamPage />);
    const members = (await region('Collective')).getAllByRole('listitem');
    expect(members.map((member) => texts([...member.querySelectorAll('p')]))).toEqual([
      ['Role 1', 'Engineering'],
      ['Role 2', 'Design'],
      ['Role 3', 'Product'],
      ['Role 4'],
    ]);
  });

  it('counts the people of each department and leads to the open positions', async () => {
    await partsOf(<TeamPage />);
    const departments = (await region('Departments')).getAllByRole('listitem');
    expect(texts(departments)).toEqual([
      'EngineeringEngineering table.3 people',
      'DesignDesign table.1 person',
      'ProductProduct table.1 person',
      'OperationsOperations table.2 people',
    ]);
    expect(href('View Open Positions')).toBe('/careers');
  });
});

describe('projects', () => {
  it('tells each project in full, where its address points', async () => {
    expect(await partsOf(<ProjectsPage />)).toEqual([
      'GigBridge',
      'Alert237',
      'Maître',
      'Fourth',
      'Projects in Progress',
      'Write to us',
    ]);
    const [first] = screen.getAllByRole('article');
    expect(first?.id).toBe('gigbridge');
    expect(href('GigBridge')).toBe('/projects/case-1');
    const project = within(first ?? document.body);
    expect(texts(project.getAllByRole('heading', { level: 3 }))).toEqual([
      'Problem',
      'Solution',
      'Key features',
      'Impact',
    ]);
    expect(project.getByText('GigBridge problem, second.')).toBeTruthy();
    expect(texts(project.getAllByRole('listitem'))).toEqual([
      'GigBridge feature A',
      'GigBridge feature B',
    ]);
  });

  it('shows what is in progress, and leads to the contact page', async () => {
    await partsOf(<ProjectsPage />);
    expect((await region('Projects in Progress')).getByText('Pilot')).toBeTruthy();
    expect(href('Begin')).toBe('/contact');
  });
});

describe('contact', () => {
  it('gives the addresses, the time of a reply and the office', async () => {
    await partsOf(<ContactPage form={(label) => <form aria-label={label} />} />);
    expect(screen.getByText('Reply within 24-48 hours')).toBeTruthy();
    expect(href('hello@ridge.example')).toBe('mailto:hello@ridge.example');
    expect(href('ridge.example')).toBe('https://ridge.example');
    expect(href('Ridge Line on LinkedIn')).toBe('https://ridge.example/linkedin');
    expect(href('+237 6 11 22 33 44')).toBe('tel:+237611223344');
    expect((await region('The office')).getByText('1 Ridge Road')).toBeTruthy();
    expect(href('About Us')).toBe('/about');
  });

  it('opens a chat on WhatsApp, where the company has a number for it', async () => {
    const form = () => null;
    const { unmount } = renderWithProviders(<ContactPage form={form} />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Chat on WhatsApp' })).toBeNull();
    unmount();
    server.use(answer('pages.company.get', { ...company, whatsapp: '+237 6 70 00 00 01' }));
    renderWithProviders(<ContactPage form={form} />);
    const chat = await screen.findByRole('link', { name: 'Chat on WhatsApp' });
    expect(chat.getAttribute('href')).toBe('https://wa.me/237670000001');
  });

  it('has three ways to start, each with its subject', async () => {
    await partsOf(<ContactPage form={(label) => <form aria-label={label} />} />);
    const calls = await region('Three ways to start');
    expect(texts(calls.getAllByRole('heading', { level: 3 }))).toEqual([
      'Free consultation',
      'Project brief',
      'Strategy call',
    ]);
    expect(href('Ask for: Project brief')).toBe('/contact?subject=Project+brief#write');
  });

  it('puts the subject of the address into the mail link', async () => {
    await partsOf(
      <ContactPage form={(label) => <form aria-label={label} />} />,
      '/contact?subject=Internship',
    );
    expect(href('hello@ridge.example')).toBe('mailto:hello@ridge.example?subject=Internship');
  });
});

describe('careers', () => {
  it('leads those who are not there yet to the internship and the training', async () => {
    renderWithProviders(<CareersPage />);
    const learning = await region('Not there yet? Learn with us');
    const links = learning.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/solutions#apply-internship', '/solutions#apply-training']);
  });

  it('shows each position with what it asks for and a way to apply', async () => {
    await partsOf(<CareersPage />);
    const position = within(screen.getByRole('article'));
    expect(position.getByRole('heading', { name: 'Map Engineer' })).toBeTruthy();
    expect(position.getByText('A steady hand')).toBeTruthy();
    expect(position.getByRole('link', { name: 'Apply by email' }).getAttribute('href')).toBe(
      'mailto:hello@ridge.example?subject=Map%20Engineer',
    );
    expect((await region('How to apply')).getByText('What How to apply is.')).toBeTruthy();
  });
});
