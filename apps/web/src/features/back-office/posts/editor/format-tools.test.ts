import { expect, it } from 'vitest';
import { type Format, format } from './format-tools.tsx';

/** `[` and `]` stand where the selection begins and ends. */
function apply(marked: string, wanted: Format): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const text = marked.replace(/[‹›]/g, '');
  const { from, to, text: put, select } = format(text, start, end, wanted);
  const result = text.slice(0, from) + put + text.slice(to);
  const [first, last] = select;
  return `${result.slice(0, first)}‹${result.slice(first, last)}›${result.slice(last)}`;
}

it.each<[Format, string, string]>([
  ['bold', 'a ‹b› c', 'a **‹b›** c'],
  ['bold', 'a **‹b›** c', 'a ‹b› c'],
  ['italic', '‹›', '*‹›*'],
  ['italic', '**‹a›**', '***‹a›***'],
  ['italic', '***‹a›***', '**‹a›**'],
  ['code', '‹x›', '`‹x›`'],
  ['link', 'a ‹b› c', 'a [b](‹https://›) c'],
  ['heading', 'a\nb‹›c\nd', 'a\n## bc‹›\nd'],
  ['heading', '## ‹a›', 'a‹›'],
  ['list', '‹a\nb›', '- a\n- b‹›'],
  ['list', '‹- a\n- b›', 'a\nb‹›'],
  ['quote', '‹a\n> b›', '> a\n> > b‹›'],
])('%s of %j is %j', (wanted, before, after) => {
  expect(apply(before, wanted)).toBe(after);
});
