import { expect, it } from 'vitest';
import { refusedWords } from './refused-words.ts';

it('names each refused phrase, its line and what to say instead', () => {
  const text = '{\n  "a": "Whoever has this link",\n  "b": "It is gone, and was brought back."\n}';
  expect(refusedWords(text)).toEqual([
    "2: 'Whoever', say 'anyone who'",
    "3: 'is gone', say 'was deleted'",
    "3: 'brought back', say 'restored'",
  ]);
});

it.each([
  '"admin_messages_stands": "Message progress"',
  "emailTakenMeanwhile: 'This address now belongs to another account.'",
  'Someone else has changed it.',
  'This withstands a lot.',
  'The letter stands for a section.',
])('takes %s', (text) => {
  expect(refusedWords(text)).toEqual([]);
});

it.each(['Else ask again.', "wrong: 'else it fails',", 'Use the link. Else, ask again.'])(
  'refuses the else of %s',
  (text) => {
    expect(refusedWords(text)).toEqual([expect.stringContaining("say 'otherwise'")]);
  },
);

it('lets code say what only texts may not', () => {
  const code = '// it is gone, and nobody was told';
  expect(refusedWords(code, true)).toEqual(["1: 'told', say 'notified'"]);
});
