import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXliff, XliffError } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';
import { XLIFF_NAMESPACE, type Xliff } from './xliff.ts';

const document = (...texts: readonly (readonly [source: string, target: string])[]): Xliff => ({
  ...{ source: 'en', target: 'fr' },
  files: [
    {
      id: 'page.home',
      notes: ['Page: Home'],
      units: texts.map(([source, target], place) => ({
        ...{ id: `items.${place}`, notes: ['A & B <i>'], source, target },
      })),
    },
  ],
});
const textsOf = ({ files }: Xliff) =>
  files.flatMap(({ units }) => units.map(({ source, target }) => [source, target]));
const problemOf = (xml: string) => {
  try {
    readXliff(xml);
    return undefined;
  } catch (error) {
    return error instanceof XliffError ? error.problem : error;
  }
};

const pairs = [
  ['Hello', 'Bonjour'],
  ['A & <b>bold</b> "word"', 'A & <script>alert(1)</script>'],
  ['# One\n\nTwo\n\n\n- three\n', '# Un\n\nDeux\n\n\n- trois\n'],
  ['One\n\nTwo', 'Un seul alinéa'],
  ['\n\nBegins late', '\n\nCommence tard'],
  ['Lines\r\nof Windows\rand others', 'Lignes\r\nde Windows'],
  ['مرحبا بالعالم\u200f', 'שלום עולם'],
  ['漢字かな交じり文', '한국어 문장'],
  ['👩🏽‍💻 e\u0301', '🇨🇲 é'],
  ['A\u0001\u000b\uffff', 'B\u0008'],
  ['  blanks  ', '\tblancs '],
  ['Not yet', ''],
] as const;

describe('a document of XLIFF 2', () => {
  it.each(pairs)('holds %j beside %j letter for letter', (source, target) => {
    expect(textsOf(readXliff(writeXliff(document([source, target]))))).toEqual([[source, target]]);
  });

  it('holds any text letter for letter', () => {
    const text = fc.string({ unit: 'binary' }).filter((words) => words.isWellFormed());
    fc.assert(
      fc.property(text, (source) => {
        const [read] = textsOf(readXliff(writeXliff(document([source, '']))));
        expect(read?.[0]).toBe(source);
      }),
      { numRuns: 40 },
    );
  });

  it('is well-formed, and built as the core of XLIFF 2 wants it', () => {
    const xml = writeXliff(document(...pairs));
    const dom = new DOMParser().parseFromString(xml, 'application/xml');
    expect(dom.querySelector('parsererror')).toBeNull();
    const root = dom.documentElement;
    expect([root.namespaceURI, root.localName]).toEqual([XLIFF_NAMESPACE, 'xliff']);
    expect(root.getAttribute('version')).toBe('2.0');
    expect([root.getAttribute('srcLang'), root.getAttribute('trgLang')]).toEqual(['en', 'fr']);
    const children: Record<string, RegExp> = {
      xliff: /^(file )+$/,
      file: /^(notes )?(unit )+$/,
      notes: /^(note )+$/,
      unit: /^(notes )?((segment|ignorable) )+$/,
      segment: /^source (target )?$/,
      ignorable: /^source (target )?$/,
      note: /^$/,
      source: /^(cp )*$/,
      target: /^(cp )*$/,
      cp: /^$/,
    };
    for (const element of dom.querySelectorAll('*')) {
      const inside = [...element.children].map(({ localName }) => `${localName} `).join('');
      expect(inside).toMatch(children[element.localName] ?? /^never$/);
      const id = element.getAttribute('id');
      expect(element.localName === 'file' || element.localName === 'unit').toBe(id !== null);
      if (id !== null) expect(id).toMatch(/^[\w.:-]+$/);
      if (element.localName !== 'segment') continue;
      const state = element.querySelector('target') ? 'translated' : 'initial';
      expect(element.getAttribute('state')).toBe(state);
    }
  });

  it('is read from other tools: with a prefix, suggestions, and segments of their own', () => {
    const read = readXliff(`\ufeff<?xml version="1.0"?>
      <x:xliff xmlns:x="${XLIFF_NAMESPACE}" version="2.1" srcLang="en-US" trgLang="fr-FR">
        <x:file id="page.home"><x:unit id="title">
          <mtc:matches xmlns:mtc="urn:m"><mtc:match><x:source>Other</x:source></mtc:match></mtc:matches>
          <x:segment><x:source>One </x:source><x:target>Un <x:mrk id="m1">a</x:mrk></x:target></x:segment>
          <x:segment><x:source>two</x:source><x:target><![CDATA[<deux>]]></x:target></x:segment>
        </x:unit></x:file>
      </x:xliff>`);
    expect(read).toMatchObject({ source: 'en-US', target: 'fr-FR' });
    expect(textsOf(read)).toEqual([['One two', 'Un a<deux>']]);
  });

  it('is not translated where one of its paragraphs is not', () => {
    const xml = writeXliff(document(['One\n\nTwo', 'Un\n\nDeux']));
    expect(textsOf(readXliff(xml.replace('<target>Deux</target>', '')))).toEqual([
      ['One\n\nTwo', ''],
    ]);
  });

  it('says where it holds inline elements', () => {
    const xml = writeXliff(document(['One', 'Un'])).replace('>Un<', '>Un <ph id="1"/><');
    expect(readXliff(xml).files[0]?.units[0]?.hasMarkup).toBe(true);
  });

  const whole = writeXliff(document(...pairs));
  it('is refused where it is cut, wherever that is', () => {
    for (let end = 60; end < whole.trimEnd().length; end += 7) {
      expect([end, problemOf(whole.slice(0, end))]).toEqual([
        end,
        expect.stringMatching(/cut|notXliff/),
      ]);
    }
    expect(problemOf(whole.slice(0, -20))).toBe('cut');
    expect(problemOf(whole.replace('</unit>', ''))).toBe('cut');
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE xliff [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${whole.slice(38)}`;
  it.each([
    ['nothing', '', 'notXliff'],
    ['words', 'Dear translator', 'notXliff'],
    ['a web page', '<html><body>Hello</body></html>', 'notXliff'],
    ['a table', 'source;target\nOne;Un', 'notXliff'],
    ['entities of its own', bomb, 'doctype'],
    ['a web page with a document type', '<!doctype html><html></html>', 'doctype'],
    [
      'XLIFF 1.2',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file/></xliff>',
      'version',
    ],
    ['a version to come', whole.replace('version="2.0"', 'version="3.0"'), 'version'],
    ['elements without end', whole.replace('<unit', '<a>'.repeat(1_000_000)), 'notXliff'],
    ['two documents', `${whole}${whole}`, 'notXliff'],
  ])('is refused where it is %s', (_label, xml, problem) => {
    expect(problemOf(xml)).toBe(problem);
  });
});
