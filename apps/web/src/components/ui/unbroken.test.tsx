import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textStyle } from './text-style.ts';
import { unbroken } from './unbroken.tsx';

const whole = textStyle({ wrap: 'never' });
const keptWords = (text: string) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.getElementsByClassName(whole)].map((word) => word.textContent);
};

describe('a text whose words stay whole', () => {
  it.each([
    ['Your e-mail stays hidden; e-mails are not.', ['e-mail', 'e-mails']],
    ['E-mail is a word, too', ['E-mail']],
    ["L'e-mail de votre compte", ['e-mail']],
    ['Send mail to re-mail.example', []],
    ['Nothing of the kind', []],
  ])('%s', (text, words) => {
    expect(keptWords(text)).toEqual(words);
  });
});
