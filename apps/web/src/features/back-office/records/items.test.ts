import { describe, expect, it } from 'vitest';
import type { FieldSpec, ItemsSpec } from './field-spec.ts';
import { readItems, writeItems } from './item-text.ts';
import { itemName, movedUp, summaries, typedInto, withNew, without } from './items.ts';
import { valuesOf, wholeOf } from './values.ts';

const label = () => '';
const title: FieldSpec = { path: 'title', label, kind: 'line' };
const lines: FieldSpec = { path: 'lines', label, kind: 'list' };
const items: ItemsSpec = { fields: [title, lines], name: ({ number }) => `Nr. ${number}` };
const parts: FieldSpec = { path: 'parts', label, kind: 'items', items };
const whole = {
  parts: [
    { color: 'blue', title: 'A', lines: ['x', 'y'] },
    { color: 'green', title: '', lines: [] },
  ],
};
const text = valuesOf([parts], whole).parts ?? '';
const titles = (list: string) => readItems(list).map((item) => (item as { title: string }).title);

describe('entries with fields of their own', () => {
  it('become the record again, with what no field of theirs shows', () => {
    expect(wholeOf([parts], { parts: text }, whole)).toEqual(whole);
  });

  it('are typed into one by one', () => {
    const typed = typedInto(typedInto(text, 0, lines, 'x\nz'), 1, title, 'B');
    expect(wholeOf([parts], { parts: typed }, whole)).toEqual({
      parts: [
        { color: 'blue', title: 'A', lines: ['x', 'z'] },
        { color: 'green', title: 'B', lines: [] },
      ],
    });
  });

  it('come at the end, go, and change their places', () => {
    const three = typedInto(withNew(text, items), 2, title, 'C');
    expect(titles(three)).toEqual(['A', '', 'C']);
    expect(titles(movedUp(three, 2))).toEqual(['A', 'C', '']);
    expect(titles(movedUp(three, 0))).toEqual(['A', '', 'C']);
    expect(titles(without(three, 1))).toEqual(['A', 'C']);
  });

  it('are not stored where nothing was typed into them', () => {
    const typed = withNew(writeItems([]), items);
    expect(readItems(typed)).toHaveLength(1);
    expect(wholeOf([parts], { parts: typed }, whole)).toEqual({ parts: [] });
  });

  it('are known by their first field, else by their number', () => {
    expect(readItems(text).map((item, index) => itemName(items, item, index))).toEqual([
      'A',
      'Nr. 2',
    ]);
    expect(summaries(items, text)).toEqual([
      ['A', 'x\ny'],
      ['Nr. 2', ''],
    ]);
  });

  it.each(['', 'null', '{}', 'not JSON'])('are none where %j is no list', (broken) => {
    expect(readItems(broken)).toEqual([]);
  });
});
