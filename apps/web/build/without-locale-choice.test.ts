import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dropLocaleChoice } from './without-locale-choice.ts';

const greeting = path.join(
  import.meta.dirname,
  '../src/generated/messages/messages/account_welcome_first_name.js',
);

it('leaves out a question whose answer is not used, and nothing else', async () => {
  const code = readFileSync(greeting, 'utf8');
  const dropped = dropLocaleChoice(code);
  expect(code).toContain('?? getLocale()');
  expect(dropped).not.toContain('getLocale()');
  expect(dropped).toContain('return en_account_welcome_first_name(inputs)');
});

it('keeps a choice between languages', () => {
  const code = 'const locale = experimentalStaticLocale ?? options.locale ?? getLocale()\n';
  expect(dropLocaleChoice(code)).toBe(code);
});
