import { CANARY, scriptPayloads } from '@vitrine/test-support/script-payloads';
import { JSDOM, type XmlElement } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { mailWords } from '../../service/mail/words/mail-words.ts';
import { writeIssueMail } from './issue-mail.ts';

const SITE = 'https://site.example';
const TEXT_ELEMENTS = [
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'a',
    'strong',
    'em',
    'del',
    'code',
    'pre',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
  ],
  ...['blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
];
const ELEMENTS = ['html', 'head', 'meta', 'title', 'body', 'div', ...TEXT_ELEMENTS];
const ATTRIBUTES = [
  'lang',
  'dir',
  'charset',
  'name',
  'content',
  'style',
  'href',
  'src',
  'alt',
  'start',
];

const written = (text: string, { subject = 'News', company = 'Etinde' } = {}) =>
  writeIssueMail(
    { subject, text },
    {
      voice: { ...{ language: 'en', company, site: SITE }, words: mailWords.en } as never,
      textLanguage: 'en',
      unsubscribe: `${SITE}/newsletter/unsubscribe#token=x`,
      preferences: undefined,
    },
  ).html;

/** What of a page could act: elements and attributes that no issue has, and what they load. */
function actingParts(html: string): string[] {
  const all = [...new JSDOM(html).window.document.querySelectorAll('*')];
  const partsOf = (element: XmlElement): string[] => {
    const { localName } = element;
    const found = ELEMENTS.includes(localName) ? [] : [`<${localName}>`];
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (!ATTRIBUTES.includes(name)) found.push(`${localName} ${name}`);
      if (name === 'href' && !/^(https?|mailto|tel):/.test(value)) found.push(value);
      if (name === 'src' && !value.startsWith(`${SITE}/media/`)) found.push(value);
      if (name === 'style' && /url|expression|import/i.test(value)) found.push(value);
    }
    return found;
  };
  return all.flatMap(partsOf);
}

describe('an issue as HTML', () => {
  it('runs from right to left where its text and the name of the company do', () => {
    const { document } = new JSDOM(written('مرحبا (Vitrine)!', { company: 'שלום בע"מ' })).window;
    const directionOf = (text: string) =>
      [...document.querySelectorAll('[dir=auto]')].filter(
        (element) => element.textContent?.trim() === text,
      ).length;
    expect(directionOf('مرحبا (Vitrine)!')).toBe(1);
    expect(directionOf('שלום בע"מ')).toBe(1);
    // what is below it stays as the language of the reader runs
    expect(document.querySelector('[dir] p[lang]')).toBeNull();
  });

  it.each(scriptPayloads)('has nothing that acts in its text: %j', (payload) => {
    const html = written(`Before\n\n${payload}\n\nafter, **and** again: ${payload}`);
    expect(actingParts(html)).toEqual([]);
    expect(html).not.toMatch(new RegExp(`src="[^"]*${CANARY}`));
  });

  it.each(scriptPayloads)('has nothing that acts in its subject or its company: %j', (payload) => {
    const html = written('Good morning', { subject: payload, company: payload });
    expect(actingParts(html)).toEqual([]);
    const { document } = new JSDOM(html).window;
    const title = document.querySelector('title')?.textContent;
    expect(title).toBe(payload.replace(/(?![\t\n])\p{Cc}/gu, ''));
  });
});
