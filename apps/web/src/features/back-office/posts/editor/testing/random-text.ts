import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { docOf, schema } from '../rich/schema.ts';

const { nodes, marks } = schema;

/** What means something in Markdown, somewhere. */
const SIGNS = fc.constantFrom(
  ...['*', '**', '_', '`', '``', '~~', '[', ']', '(', ')', '<', '>', '!', '|', '\\', '&', '&amp;'],
  ...[
    '#',
    '-',
    '+',
    '=',
    '~',
    ':',
    '"',
    '1.',
    '2)',
    '://',
    'www.',
    '@',
    '{',
    '—',
    '’',
    '👩‍💻',
    'é',
  ],
);
const LETTERS = fc.stringMatching(/^[a-z]{1,5}$/);
const WORD = fc.oneof(
  { weight: 4, arbitrary: LETTERS },
  { weight: 1, arbitrary: SIGNS },
  { weight: 1, arbitrary: fc.tuple(LETTERS, SIGNS).map((two) => two.join('')) },
  { weight: 1, arbitrary: fc.tuple(SIGNS, LETTERS).map((two) => two.join('')) },
);
const WORDS = fc.array(WORD, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const PLAIN = fc.array(LETTERS, { maxLength: 3 }).map((words) => words.join(' '));

const LINE = fc.oneof(
  WORDS,
  fc
    .tuple(
      fc.constantFrom('# ', '#### ', '- ', '  - ', '* ', '1. ', '3) ', '> ', '> > ', '    ', '| '),
      WORDS,
    )
    .map((two) => two.join('')),
  fc.constantFrom(
    '---',
    '***',
    '```',
    '~~~',
    '| a | b |',
    '| - | :-: |',
    '===',
    '<b>',
    '<!-- x -->',
  ),
  fc.constantFrom(
    '**bold** *leaning*',
    '[link](https://b.example/c)',
    'https://b.example',
    '`code`',
  ),
  fc.constantFrom('![x](/media/1/8x8.webp)', '![](/media/2/8x8.webp "Buea")'),
);

/** What someone might have written: blocks of every kind, and what looks like them. */
export const randomMarkdown: Arbitrary<string> = fc
  .array(fc.tuple(LINE, fc.constantFrom('\n', '\n', '\n\n', '\n\n', '\n\n\n', '  \n', '\\\n')), {
    maxLength: 10,
  })
  .map((lines) => lines.flat().join(''));

/** Whole words with their marks, as people mark them. */
const MARKS: Arbitrary<readonly Mark[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  {
    weight: 2,
    arbitrary: fc
      .subarray(['strong', 'emphasis', 'deleted'] as const)
      .map((names) => names.map((name) => marks[name].create())),
  },
  { weight: 1, arbitrary: fc.constant([marks.code.create()]) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('/contact', 'https://b.example/c_(d)', 'mailto:a@b.example')
      .map((href) => [marks.link.create({ href })]),
  },
);

const PICTURE = fc.record({
  src: fc.constantFrom('/media/1/8x8.webp', '/media/2/640x480.webp'),
  alt: fc.oneof(PLAIN, WORDS),
  caption: fc.oneof(PLAIN, WORDS),
});

/** Running text; between its pieces stand blanks. */
const line = (breaks: boolean): Arbitrary<Node[]> =>
  fc
    .array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.tuple(WORDS, MARKS).map(([words, on]) => schema.text(words, on)),
        },
        { weight: 1, arbitrary: PICTURE.map((picture) => nodes.image.create(picture)) },
        ...(breaks ? [{ weight: 1, arbitrary: fc.constant(nodes.line_end.create()) }] : []),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((pieces) => pieces.flatMap((piece) => [piece, schema.text(' ')]));

const PARAGRAPH = line(true).map((words) => nodes.paragraph.create(null, words));
const LEAF: Arbitrary<Node> = fc.oneof(
  { weight: 5, arbitrary: PARAGRAPH },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 2, max: 6 }), line(false))
      .map(([level, words]) => nodes.heading.create({ level }, words)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('', 'ts'),
        fc.array(fc.oneof(WORDS, fc.constantFrom('', '```', '~~~')), { maxLength: 3 }),
      )
      .map(([language, lines]) =>
        nodes.code_block.create(
          { language },
          lines.join('\n') === '' ? null : schema.text(lines.join('\n')),
        ),
      ),
  },
  { weight: 1, arbitrary: fc.constant(nodes.rule.create()) },
  { weight: 1, arbitrary: PICTURE.map((picture) => nodes.figure.create(picture)) },
  { weight: 1, arbitrary: fc.nat({ max: 2 }).chain((columns) => table(columns + 1)) },
);

function table(columns: number): Arbitrary<Node> {
  const row = fc.array(line(false), { minLength: columns, maxLength: columns });
  return fc
    .tuple(
      fc.array(fc.constantFrom(null, 'left', 'center', 'right'), {
        minLength: columns,
        maxLength: columns,
      }),
      fc.array(row, { minLength: 1, maxLength: 3 }),
    )
    .map(([aligned, rows]) =>
      nodes.table.create(
        null,
        rows.map((cells, place) =>
          nodes.table_row.create(
            null,
            cells.map((words, column) =>
              (place === 0 ? nodes.table_header : nodes.table_cell).create(
                { align: aligned[column] },
                words,
              ),
            ),
          ),
        ),
      ),
    );
}

const { block } = fc.letrec<{ block: Node; item: Node }>((tie) => ({
  item: fc
    .tuple(PARAGRAPH, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, others]) => nodes.list_item.create(null, [first, ...others])),
  block: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 6, arbitrary: LEAF },
    {
      weight: 1,
      arbitrary: fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((blocks) => nodes.quote.create(null, blocks)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.boolean(),
          fc.option(fc.nat({ max: 20 })),
          fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
        )
        .map(([loose, start, items]) =>
          start === null
            ? nodes.bullet_list.create({ loose }, items)
            : nodes.ordered_list.create({ loose, start }, items),
        ),
    },
  ),
}));

/** Whatever the schema of the editor allows, with words that look like Markdown. */
export const randomDoc: Arbitrary<Node> = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map(docOf);
