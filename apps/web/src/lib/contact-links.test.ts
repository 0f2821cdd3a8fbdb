import { expect, it } from 'vitest';
import { mailLink, phoneLink, whatsappLink } from './contact-links.ts';

it('writes a mail address with a subject, which stays one line', () => {
  expect(mailLink('hello@x.example', 'A & B?\r\nBcc: c@x.example')).toBe(
    'mailto:hello@x.example?subject=A%20%26%20B%3F%20Bcc%3A%20c%40x.example',
  );
  expect(mailLink('hello@x.example', null)).toBe('mailto:hello@x.example');
});

it('dials without what is only there to be read', () => {
  expect(phoneLink('+237 (6) 00-00 00 00')).toBe('tel:+237600000000');
});

it('opens a chat with the digits of a number', () => {
  expect(whatsappLink('+237 (6) 70-00 00 01')).toBe('https://wa.me/237670000001');
});
