import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';
import { filledWith, hostileParts } from './testing.ts';
import type { Block, Inline } from './tree.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });
const line = (...children: Inline[]): Block => ({ kind: 'line', children });
const ending: Inline = { kind: 'break' };
const inlines = (markdown: string): Inline[] => {
  const [first] = parseMarkdown(markdown);
  return first?.kind === 'paragraph' ? first.children : [];
};

describe('plain text', () => {
  it.each([
    [
      'One.\n\nTwo\nlines.',
      [paragraph(text('One.')), paragraph(text('Two'), ending, text('lines.'))],
    ],
    ['a < b & c > d "e"', [paragraph(text('a < b & c > d "e"'))]],
    ['5 * 3 = 15, 2_000', [paragraph(text('5 * 3 = 15, 2_000'))]],
    ['&amp; as typed', [paragraph(text('&amp; as typed'))]],
    ['    set in', [paragraph(text('    set in'))]],
    ['\n\n \n', []],
  ])('%j stays as it was', (markdown, blocks) => {
    expect(parseMarkdown(markdown)).toEqual(blocks);
  });
});

describe('blocks', () => {
  it.each<[string, Block[]]>([
    ['# A', [{ kind: 'heading', level: 2, children: [text('A')] }]],
    ['## A', [{ kind: 'heading', level: 2, children: [text('A')] }]],
    ['### A', [{ kind: 'heading', level: 3, children: [text('A')] }]],
    ['###### A', [{ kind: 'heading', level: 6, children: [text('A')] }]],
    ['```js\n<b> *x*\n```', [{ kind: 'code', text: '<b> *x*', language: 'js' }]],
    ['> a', [{ kind: 'quote', children: [paragraph(text('a'))] }]],
    [
      '- a\n- b',
      [{ kind: 'list', start: undefined, items: [[line(text('a'))], [line(text('b'))]] }],
    ],
    ['3. a', [{ kind: 'list', start: 3, items: [[line(text('a'))]] }]],
    ['- [x] a', [{ kind: 'list', start: undefined, items: [[line(text('☑ '), text('a'))]] }]],
    ['***', [{ kind: 'rule' }]],
    [
      '|a|b|\n|-|-:|\n|1|*2*|',
      [
        {
          kind: 'table',
          head: [
            { align: undefined, children: [text('a')] },
            { align: 'right', children: [text('b')] },
          ],
          rows: [
            [
              { align: undefined, children: [text('1')] },
              { align: 'right', children: [{ kind: 'emphasis', children: [text('2')] }] },
            ],
          ],
        },
      ],
    ],
  ])('%j', (markdown, blocks) => {
    expect(parseMarkdown(markdown)).toEqual(blocks);
  });
});

describe('running text', () => {
  it.each<[string, Inline[]]>([
    ['**a**', [{ kind: 'strong', children: [text('a')] }]],
    ['~~a~~', [{ kind: 'deleted', children: [text('a')] }]],
    ['`<i>`', [{ kind: 'code', text: '<i>' }]],
    ['\\*a\\*', [text('*a*')]],
  ])('%j', (markdown, expected) => {
    expect(inlines(markdown)).toEqual(expected);
  });
});

describe('links', () => {
  it.each([
    ['[a](https://b.example/c?d=e)', 'https://b.example/c?d=e', true],
    ['[a](//b.example)', 'https://b.example/', true],
    ['https://b.example', 'https://b.example/', true],
    ['[a](mailto:a@b.example)', 'mailto:a@b.example', false],
    ['[a](/contact?x=1#y)', '/contact?x=1#y', false],
    ['[a](#part)', '#part', false],
  ])('%j leads to %j', (markdown, href, external) => {
    expect(inlines(markdown)).toMatchObject([{ kind: 'link', href, external }]);
  });

  it.each([
    '[a](javascript:alert)',
    '[a](JaVaScRiPt:alert)',
    '[a](<java\tscript:alert>)',
    '[a](<\u0001javascript:alert>)',
    '[a](javascript&colon;alert)',
    '[a](&#106;avascript:alert)',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
    '[a](file:///etc/passwd)',
    '[a](blob:https://x.example/1)',
    '[a](relative)',
    '[a](https://)',
    '[a][b]\n\n[b]: javascript:alert',
  ])('%j leads nowhere', (markdown) => {
    expect(inlines(markdown)).toEqual([text('a')]);
  });

  it('of a link in a link and of an address in angle brackets none escapes', () => {
    const tree = JSON.stringify(
      parseMarkdown('[[a](javascript:a)](javascript:b) <javascript:c> ![x](javascript:d)'),
    );
    expect(tree).not.toContain('href');
    expect(tree).not.toContain('src');
  });
});

describe('pictures', () => {
  it.each([['/media/1/640x480.webp'], ['/art/hero-home/1920x1080.webp']])(
    'of the site (%s) are shown',
    (src) => {
      expect(inlines(`![A hill](${src})`)).toEqual([{ kind: 'picture', src, alt: 'A hill' }]);
    },
  );

  it('are described without the backslashes that the text needs', () => {
    const src = '/media/1/640x480.webp';
    expect(inlines(`![A \\[steep\\] hill \\\\ \\*](${src})`)).toEqual([
      { kind: 'picture', src, alt: 'A [steep] hill \\ *' },
    ]);
  });

  it('alone with a title are figures, and the title is their caption', () => {
    const picture = {
      kind: 'picture',
      src: '/media/1/a.webp',
      alt: 'A hill',
      caption: 'Buea & "us"',
    };
    expect(parseMarkdown('![A hill](/media/1/a.webp "Buea & \\"us\\"")')).toEqual([
      { kind: 'figure', picture, caption: picture.caption },
    ]);
  });

  it.each([
    'https://spy.example/pixel.gif',
    '//spy.example/media/1.webp',
    '/media/../api/account',
    '/media/%2e%2e/x',
    '/api/account',
    'data:image/svg+xml,x',
    '/media/1.webp?x="onerror=1',
  ])('from elsewhere (%s) leave their description', (src) => {
    expect(inlines(`![A hill](${src})`)).toEqual([text('A hill')]);
  });
});

describe('raw HTML', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<!-- a -->',
    '<svg><style>*{}</style></svg>',
    '<b>bold</b> and <i>more</i>',
  ])('%j is text', (markdown) => {
    expect(parseMarkdown(markdown)).toEqual([paragraph(text(markdown))]);
    expect(inlines(`a ${markdown}`)).toEqual([text(`a ${markdown}`)]);
  });
});

describe('a text made to keep a parser busy', () => {
  it.each(hostileParts)('of %j is read to its end', (part) => {
    expect(() => parseMarkdown(filledWith(part))).not.toThrow();
  });

  it('is read in many paragraphs with some marks each, and not with thousands in one', () => {
    const bold = '**one** and *two*';
    const many = parseMarkdown(Array(600).fill(bold).join('\n\n'));
    expect(many).toEqual(Array(600).fill(parseMarkdown(bold)[0]));
    const one = Array(600).fill(bold).join(' ');
    expect(parseMarkdown(one)).toEqual([paragraph(text(one))]);
  });

  it('is shown as it was typed', () => {
    expect(parseMarkdown(filledWith('*a'))).toEqual([paragraph(text(filledWith('*a')))]);
    expect(parseMarkdown('>'.repeat(100))).toEqual([paragraph(text('>'.repeat(100)))]);
  });
});
