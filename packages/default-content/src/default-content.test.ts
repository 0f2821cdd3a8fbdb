import {
  contentDefinitions,
  contentTypes,
  type PageKey,
  pageKeys,
  pageSchemas,
  pictureSources,
  postColors,
  postInputSchema,
  receivedPost,
  sentPost,
} from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { defaultContent } from './index.ts';

const { pages, blogPosts, ...collections } = defaultContent;

/** Every text inside a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Where a record or page leaves out something that visitors would see as a gap. */
function blanksOf(value: unknown, path = ''): string[] {
  if (value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => blanksOf(inner, `${path}/${key}`));
}

const words = (sections: readonly string[]) =>
  sections.join(' ').split(/\s+/).filter(Boolean).length;
const texts = textsOf(defaultContent);

describe('default pages', () => {
  it.each(pageKeys)('fill /%s with what its schema keeps unchanged', (key: PageKey) => {
    expect(pageSchemas[key].parse(pages[key])).toEqual(pages[key]);
    expect(blanksOf(pages[key])).toEqual([]);
  });

  it('say the quoted strings of the home page', () => {
    const { home, company } = pages;
    expect(company.tagline).toBe("We Don't Just Build. We Solve.");
    expect(home.heroEyebrow).toContain('10+');
    expect(home.heroImages).toHaveLength(3);
    expect(home.aboutSection.stats.map(({ value, title }) => `${value} ${title}`)).toEqual([
      '50+ projects completed',
      '8+ years of experience',
      '98% client satisfaction',
      '12+ countries served',
    ]);
    expect(home.solutions.cards.map(({ title }) => title)).toEqual([
      'Intelligent Software',
      'Digital Transformation',
      'Strategic Consulting',
    ]);
  });

  it('name the five core values', () => {
    expect(pages['vision-mission'].values.items.map(({ title }) => title)).toEqual([
      'Purpose Over Hype',
      'Clarity Over Complexity',
      'Partnership Over Projects',
      'Impact Over Output',
      'Long-Term Thinking',
    ]);
  });

  it('hold as many parts as the requirements count', () => {
    expect(pages.about.purposes.items).toHaveLength(4);
    expect(pages.about.partners.items).toHaveLength(3);
    expect(pages['vision-mission'].mission.points).toHaveLength(5);
    expect(pages.solutions.training.programmes.map(({ kind }) => kind)).toEqual([
      'internship',
      'training',
    ]);
    expect(pages.solutions.principles.items).toHaveLength(4);
    expect(pages.projects.inProgress.title).toBe('Projects in Progress');
    expect(pages.contact.calls.map(({ title }) => title)).toEqual([
      'Free consultation',
      'Project brief',
      'Strategy call',
    ]);
    expect(pages.contact.replyTime).toBe('24-48 hours');
    expect(pages.contact.form.title).toBe('Send Us a Message');
    expect(pages.team.closing.action).toBe('View Open Positions');
    expect(pages.careers.positions).toHaveLength(3);
    expect(pages.blog.categories.map(({ color }) => color)).toEqual([...postColors]);
  });

  it('name every value that the browser keeps', () => {
    const said = textsOf(pages.cookies).join(' ');
    for (const key of [
      'authToken',
      'refreshToken',
      'userRole',
      'email',
      'darkMode',
      'vitrine-revision',
    ]) {
      expect(said).toContain(`${key}: `);
    }
    expect(said).toContain('“draft:”');
  });
});

describe('the legal pages', () => {
  const said = textsOf(pages.privacy).join(' ');

  it('say how to have an account erased, and how to take everything along', () => {
    expect(said).toContain('To have your account erased');
    expect(said).toContain('download everything that we hold about your account');
    expect(said).toContain('{email}');
  });

  it('name nobody but whom the settings name', () => {
    const { company, ...others } = pages;
    const { first, second } = company.name;
    const all = textsOf([others, collections, blogPosts.map(({ sections }) => sections)]).join(' ');
    expect(all).not.toContain(`${first} ${second}`);
    expect(all).not.toContain(company.email);
    expect(said).toContain('{company}, {address}.');
  });

  it.each([
    ['views are counted', 'A visitor counts once a day for each portfolio.'],
    ['nothing of a visitor outlives the day', 'at midnight, the salt and all marks are thrown'],
    ['counting sets no cookie', 'For this no cookie is set'],
    ['the owner of a portfolio gets what is written to them', 'stored for the owner and sent'],
    ['it is kept until the owner deletes it', 'until the owner deletes it, or their account'],
    ['sessions carry the name of a device', 'the name of the device, such as “Chrome on Android”'],
    ['mails are kept for a while', 'erased a week after the mail has gone, or a month after'],
  ])('say that %s', (_what, words) => {
    expect(said).toContain(words);
  });
});

describe('default collections', () => {
  it.each(contentTypes)('hold %s that their schema keeps unchanged', (type) => {
    for (const record of collections[type]) {
      expect(contentDefinitions[type].input.parse(record)).toEqual(record);
    }
  });

  it('hold as many records as the requirements count', () => {
    const counts = Object.fromEntries(
      Object.entries(collections).map(([type, records]) => [type, records.length]),
    );
    expect(counts).toEqual({
      projects: 3,
      testimonials: 3,
      services: 9,
      departments: 4,
      leadership: 2,
      teamMembers: 4,
      partners: 3,
    });
  });

  it('leave nothing blank, and give each case study four to six features', () => {
    const isLogo = (path: string) => /^\/partners\/\d\/logo$/.test(path);
    expect(blanksOf(collections).filter((path) => !isLogo(path))).toEqual([]);
    for (const project of collections.projects) {
      expect(project.features.length).toBeGreaterThanOrEqual(4);
      expect(project.features.length).toBeLessThanOrEqual(6);
    }
  });

  it('count the members of each department, and place every member in one', () => {
    expect(collections.departments.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Engineering 3',
      'Design 1',
      'Product 1',
      'Operations 2',
    ]);
    const names: string[] = collections.departments.map(({ name }) => name);
    for (const member of collections.teamMembers) expect(names).toContain(member.department_id);
  });

  it('tell of the three featured case studies', () => {
    const [gigs, emergencies, hospitality] = collections.projects.map((one) =>
      textsOf(one).join(' ').toLowerCase(),
    );
    expect(gigs).toContain('job and gig matching platform with identity verification');
    expect(emergencies).toContain('national emergency response app');
    expect(hospitality).toContain('hospitality and event management system');
    for (const role of ['waiter', 'chef', 'manager']) expect(hospitality).toContain(role);
  });

  it('colour services as the blog is coloured', () => {
    for (const service of collections.services) expect(postColors).toContain(service.color);
  });

  it('name in services only case studies that exist', () => {
    const names = collections.projects.map(({ name }) => name);
    for (const service of collections.services) {
      for (const project of service.projects) expect(names).toContain(project);
    }
  });
});

describe('default articles', () => {
  it('are six, over at least four colours', () => {
    expect(blogPosts).toHaveLength(6);
    expect(new Set(blogPosts.map(({ color }) => color)).size).toBeGreaterThanOrEqual(4);
  });

  it('are by people whom the team page shows, and one by the company', () => {
    const team: (string | undefined)[] = [
      ...collections.leadership,
      ...collections.teamMembers,
    ].map(({ name }) => name);
    const named = blogPosts.filter(({ by }) => by !== undefined);
    expect(named).toHaveLength(blogPosts.length - 1);
    for (const { by } of named) expect(team).toContain(by);
  });

  it.each(blogPosts)('hold "$title" as a published post of substance', (post) => {
    const { created_at, by: _, ...input } = post;
    expect(receivedPost(postInputSchema.parse(sentPost(input)))).toEqual(input);
    expect(post.status).toBe('published');
    expect(new Date(created_at).toISOString()).toBe(created_at);
    expect(created_at >= '2025-11' && created_at < '2026-11').toBe(true);
    expect(words(post.sections)).toBeGreaterThanOrEqual(500);
    expect(post.sections.length).toBeGreaterThanOrEqual(4);
    expect(post.sections.length).toBeLessThanOrEqual(6);
    for (const section of post.sections) {
      expect(words([section])).toBeGreaterThanOrEqual(90);
      expect(words([section])).toBeLessThanOrEqual(220);
    }
  });
});

describe('the copy', () => {
  it('has no filler, no shouting and no hype', () => {
    expect(texts.filter((text) => /lorem|!|cutting-edge/i.test(text))).toEqual([]);
  });

  it('is set with curly apostrophes and quotes, but for what is quoted exactly', () => {
    const exact = [pages.company.tagline, pages.home.heroTitle, pages.home.closing.action];
    expect(texts.filter((text) => /['"]/.test(text) && !exact.includes(text))).toEqual([]);
  });

  it('says nothing as another language would', () => {
    const foreign =
      /\bwe shall\b|gross carelessness|interfaces? you integrated|courts of Limbe are responsible|no duty to|suppliers read and compared/i;
    expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  });

  it('shows pictures by their self-describing addresses', () => {
    const pictures = texts.filter((text) => text.startsWith('/art/'));
    expect(pictures).toHaveLength(15);
    expect(pictures.filter((address) => pictureSources(address) === undefined)).toEqual([]);
  });

  it('links to no host that someone else could own', () => {
    const links = texts.filter((text) => /^https?:/.test(text));
    expect(links.filter((link) => !new URL(link).hostname.endsWith('.example'))).toEqual([]);
  });

  it('uses no title twice within a list', () => {
    const lists = [
      blogPosts.map(({ title }) => title),
      collections.services.map(({ title }) => title),
      collections.projects.map(({ name }) => name),
      pageKeys.filter((key) => key !== 'company').map((key) => pages[key].heroTitle),
    ];
    for (const titles of lists) expect(new Set(titles).size).toBe(titles.length);
  });
});
