import path from 'node:path';
import { baseLocale, type Locale, locales, words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { readCatalogues } from './message-catalogues.ts';

interface Variants {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
type Message = string | [Variants];

const folder = path.resolve(import.meta.dirname, '../messages');
const catalogues = (await readCatalogues(folder, locales)) as Record<
  Locale,
  Record<string, Message>
>;
const base = catalogues[baseLocale];
const translated = locales.filter((locale) => locale !== baseLocale);

const variantsOf = (message: Message | undefined): string[] =>
  typeof message === 'string' ? [message] : Object.values(message?.[0].match ?? {});
const parametersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(translated)('the catalogue of %s', (locale) => {
  const catalogue = catalogues[locale];

  it('says everything that the English one says, with what it says of each case', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(base));
    for (const [key, message] of Object.entries(base)) {
      const parameters = parametersOf(variantsOf(message).join());
      for (const variant of variantsOf(catalogue[key])) {
        expect([key, parametersOf(variant)]).toEqual([key, parameters]);
      }
    }
  });

  it('has every plural of its language', () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    for (const [key, message] of Object.entries(base)) {
      const own = catalogue[key];
      expect([key, typeof own]).toEqual([key, typeof message]);
      if (typeof message === 'string' || typeof own !== 'object') continue;
      const [{ match, ...rest }] = own;
      expect([key, rest]).toEqual([key, { ...message[0], match: undefined }]);
      const selectors = message[0].selectors.flatMap((selector) =>
        pluralCategories.map((category) => `${selector}=${category}`),
      );
      expect([key, Object.keys(match).sort()]).toEqual([key, selectors.sort()]);
    }
  });
});

/** What a sentence may say of a case, whichever it is. */
const ANYTHING = {
  ...{ limit: 1_200, minutes: 2, megabytes: 2, used: 1.5, allowed: 2, megapixels: 2, frames: 2 },
  ...{ number: 2, most: 2, days: 2, count: 2, kind: 'training', type: 'departments' },
  ...{ from: 'teamMembers', names: ['Ama', 'Ngo'], known: ['a', 'b'], reasons: ['closing'] },
  ...{ uses: [{ kind: 'project', name: 'Solar' }], scope: 'blog', scopes: ['blog'] },
  ...{ address: 'a@example.com', author: 'Ama', to: 'Ngo', name: 'Solar', recipient: 'Ama' },
  ...{ wanted: 'solar', free: 'solar-2', replyTime: '48 h' },
};

/** Every text of the words of the server and of schemas, by its name. */
function textsOf(said: unknown, name = ''): [name: string, text: string][] {
  if (typeof said === 'string') return [[name, said]];
  if (typeof said === 'function') return textsOf(said(ANYTHING, 'Merci'), name);
  return Object.entries(Object(said)).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));
}

const messagesIn = (locale: Locale) =>
  Object.entries(catalogues[locale]).flatMap(([key, message]) =>
    variantsOf(message).map((text): [string, string] => [key, text]),
  );
const everythingIn = (locale: Locale) => [...messagesIn(locale), ...textsOf(words[locale])];

/** What both languages write alike. */
const ALIKE = new Set([
  // names
  ...['GitHub', 'LinkedIn', 'X (Twitter)', 'WhatsApp', 'JSON Resume', 'Node.js', 'Markdown'],
  ...['PostgreSQL {version}', 'Articles (Atom)', 'Articles (JSON Feed)', '/blog/{slug}'],
  // nouns
  ...[
    'Action',
    'Actions',
    'Admin',
    'Articles',
    'CV',
    'Code',
    'Contact',
    'Cookies',
    'Date',
    'Description',
  ],
  ...['Document', 'Documents', 'Expiration', 'Globe', 'Image', 'Logo', 'Message', 'Messages'],
  ...[
    'Mission',
    'Newsletter',
    'Notes',
    'Notifications',
    'Organisation',
    'Page',
    'Pages',
    'Portfolio',
  ],
  ...['Publications', 'QR code', 'Sections', 'Service', 'Services', 'Sessions', 'Slug', 'Solution'],
  ...['Technologies', 'Type', 'Version', 'Vision', 'Webhooks', 'service', 'services'],
  ...['Point {number}', 'Section {number}', '{count} articles', '{count} messages'],
]);

describe('the French', () => {
  const texts = everythingIn('fr');

  it('is other words than the English, except for those that both have', () => {
    const english = new Map(everythingIn('en'));
    const same = texts
      .filter(([name, text]) => english.get(name) === text)
      .map(([, text]) => text)
      .filter((text) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')));
    expect([...new Set(same)].sort()).toEqual([...ALIKE].sort());
  });

  it('has no line breaks before signs that stand apart, and typographic signs', () => {
    const wrong = texts.filter(([, text]) => {
      const plain = text.replace(/mailto:|\bhttps?:\/\//g, '');
      return (
        /'|"|\.\.\.| [:;!?»%]|« /.test(plain) || /[\p{L}\p{N})}…](?:[;!?»]|:(?!\d))/u.test(plain)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('is not mixed with English', () => {
    const english = /(?<![\p{L}{])(the|your|you|and|is|of|with|this|was|not)(?![\p{L}}])/iu;
    expect(texts.filter(([, text]) => english.test(text))).toEqual([]);
  });
});
