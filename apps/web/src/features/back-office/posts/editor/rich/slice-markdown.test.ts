import { expect, it } from 'vitest';
import { markdownSlice } from './paste.ts';

it('a paste of 84,000 letters keeps its bold words and loses no asterisk into them', () => {
  const words =
    'of the nets that were mended in the morning before the boats went out again. '.repeat(2);
  const slice = markdownSlice(Array(400).fill(`**Bold** ${words}and *slanted*.`).join('\n\n'));
  const marks: string[] = [];
  slice.content.descendants((node) => {
    for (const { type } of node.marks) marks.push(type.name);
  });
  expect(marks.filter((name) => name === 'strong')).toHaveLength(400);
  expect(marks).toHaveLength(800);
  expect(slice.content.textBetween(0, slice.content.size)).not.toContain('*');
});
