import {
  contentDefinitions,
  contentTypes,
  type PageKey,
  pageKeys,
  pageSchemas,
  postInputSchema,
  receivedPost,
  sentPost,
} from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { defaultContentIn } from '../index.ts';

const { en: english, fr: french } = defaultContentIn;
const { pages, blogPosts, ...collections } = french;

/** Every text inside a value by its path, such as `pages/home/heroTitle`. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}/${key}` : key),
  );
}

/** The value with every text by the number of its paragraphs, and the names that it leaves room for. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string')
    return [value.split('\n\n').length, (value.match(/\{\w+\}/g) ?? []).sort()];
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** What is no text: the same in every language. */
const IS_DATA =
  /\/(icon|color|image|avatar|logo|link|kind|status|created_at|by|department_id|(email|website|phone|whatsapp|coordinates)|(social|heroImages|projects)\/\w+|timeZone)$/;
const isData = (path: string) =>
  IS_DATA.test(path) && !/^pages\/(contact|projects)|^services\/\d+\/features/.test(path);

const texts = textsOf(french);
const said = texts.filter(([path]) => !isData(path));
const sourceOf = new Map(textsOf(english));

describe('the French content', () => {
  it('has the parts, entries and paragraphs of the English', () => {
    expect(shapeOf(french)).toEqual(shapeOf(english));
  });

  it('has its pictures, links, dates and people', () => {
    const data = texts.filter(([path]) => isData(path));
    expect(data.length).toBeGreaterThan(100);
    expect(data).toEqual(textsOf(english).filter(([path]) => isData(path)));
  });

  it('has words of its own, but for names', () => {
    const same = said.filter(([path, text]) => sourceOf.get(path) === text);
    expect([...new Set(same.map(([, text]) => text))].sort()).toEqual(
      [
        ...['Etinde', 'Works', 'Down Beach Road', 'GigBridge', 'Alert237', 'Maître'],
        ...['Ndolo Ekema', 'Adjoa Mbella', 'Tabe Enow', 'Ngozi Fonyuy', 'Eposi Likowo', 'Kum Bih'],
        ...['Brenda Achu', 'Dr Samuel Njoh', 'Mireille Tchana'],
        ...['Ndian Cooperative Bank', 'Fako Technical College', 'Buea Hill Hosting'],
        ...['50+', '8+', '12+', 'Cookies', 'Design', 'E-mail'],
      ].sort(),
    );
  });

  it.each(pageKeys)('fills /%s with what its schema keeps unchanged', (key: PageKey) => {
    expect(pageSchemas[key].parse(pages[key])).toEqual(pages[key]);
  });

  it.each(contentTypes)('has %s that their schema keeps unchanged', (type) => {
    for (const record of collections[type]) {
      expect(contentDefinitions[type].input.parse(record)).toEqual(record);
    }
  });

  it.each(blogPosts)('has "$title" as a post of substance', ({ created_at: _, by, ...post }) => {
    expect(receivedPost(postInputSchema.parse(sentPost(post)))).toEqual(post);
    for (const section of post.sections) {
      const words = section.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(90);
      expect(words).toBeLessThanOrEqual(240);
    }
  });

  it('advertises its positions in departments that exist', () => {
    const names = collections.departments.map(({ name }) => name);
    for (const { department } of pages.careers.positions) expect(names).toContain(department);
  });

  it('names every value that the browser keeps', () => {
    const cookies = textsOf(pages.cookies).map(([, text]) => text);
    for (const key of [
      'authToken',
      'refreshToken',
      'userRole',
      'email',
      'knownDevice',
      'darkMode',
      'vitrine-revision',
    ]) {
      expect(cookies.join(' ')).toContain(`${key}\u00A0: `);
    }
    expect(cookies.join(' ')).toContain('«\u00A0draft:\u00A0»');
  });

  it.each([
    ['views are counted', 'Un visiteur compte une fois par jour et par portfolio.'],
    ['nothing of a visitor outlives the day', 'minuit, le sel et toutes les empreintes sont'],
    ['the owner of a portfolio gets what is written', 'conservés pour lui et lui sont envoyés'],
    ['sessions carry the name of a device', 'le nom de l’appareil, par exemple'],
    ['an account is erased with its own button', 'choisissez «\u00A0Supprimer mon compte\u00A0»'],
    ['mails are kept for a while', 'une semaine après le départ de l’e-mail, ou un mois après'],
  ])('says that %s', (_what, words) => {
    const privacy = textsOf(pages.privacy).map(([, text]) => text);
    expect(privacy.join(' ')).toContain(words);
  });

  it('names nobody but whom the settings name', () => {
    const { company, ...others } = pages;
    const all = textsOf([others, collections, blogPosts]).map(([, text]) => text);
    expect(all.join(' ')).not.toMatch(/Etinde ?Works|hello@/);
    expect(company.name).toEqual(english.pages.company.name);
  });
});

describe('the French', () => {
  const wrong = (sign: RegExp) =>
    said.filter(([, text]) => sign.test(text.replace(/\b(draft|https?):/g, '')));

  it('has spaces that do not break before signs that stand apart, and within quotation marks', () => {
    expect(wrong(/ [:;!?»%]|« /u)).toEqual([]);
    expect(wrong(/[^\u202F\s][;!?]|[^\u00A0\s][:»]|«[^\u00A0]/u)).toEqual([]);
    expect(wrong(/\u202F[:»%]|\u00A0[;!?]/u)).toEqual([]);
  });

  it('keeps a number on one line', () => {
    expect(wrong(/\d \d{3}(?!\d)|\d h\b/u)).toEqual([]);
    expect(pages.company.elevation).toBe('Etinde, 1\u202F713\u00A0m');
  });

  it('has typographic apostrophes and quotation marks', () => {
    expect(wrong(/['"“”]|\.\.\./)).toEqual([]);
  });

  it('keeps its accents on capitals', () => {
    expect(wrong(/(^|[.:!?»]\s)(A (?!\p{Lu})|E(tat|crir|quip|tap|tag)|Ca |Etre)/u)).toEqual([]);
  });

  it('writes titles as sentences', () => {
    const names =
      /Mobile Money|Buea Hill Hosting|Ndian Cooperative Bank|Fako Technical College|\(H\/F\)/g;
    const titles = said.filter(([path]) => /\/(\w*[tT]itle|action)$/.test(path));
    const capitals = titles.filter(([, text]) =>
      /[^.:!?]\s(l’)?\p{Lu}\p{Ll}/u.test(text.replace(names, '').replace('Limbé', '')),
    );
    expect(titles.length).toBeGreaterThan(80);
    expect(capitals).toEqual([]);
  });

  it('is not mixed with English', () => {
    const words =
      /(?<![\p{L}{])(the|your|you|and|is|are|of|with|this|that|was|not|it|we|our|for|from|have)(?![\p{L}}])/iu;
    expect(wrong(words)).toEqual([]);
  });
});
