import { expect, it } from 'vitest';
import { countWords } from './post-foot.tsx';

it.each([
  ['', 0],
  ['## One — two\n\n- three\n\n> **four** *five*', 5],
  ['L’été à Limbé', 3],
  ['A [link of words](https://a.example/b-c) and ![a picture](/media/x/1x1.webp)', 7],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 4],
  ['```ts\nlet it = 1\n```', 3],
  ['well-known 3.5 e\u0301te\u0301', 3],
  ['***', 0],
])('counts the words of %j', (text, count) => {
  expect(countWords(text)).toBe(count);
});
