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

it.each([
  ['+33 (0)6 12 34 56 78', '33612345678'],
  ['+33(0)612345678', '33612345678'],
  ['+44 (0) 20 7946 0958', '442079460958'],
  ['(+237) (0) 670 00 00 01', '237670000001'],
  // no zero that is left out: other digits in brackets, and one inside of the number
  ['+44 (20) 7946-0958', '442079460958'],
  ['+237 6 70 (0)0 00 01', '237670000001'],
  ['+1 (05) 550 1000', '1055501000'],
  // here numbers begin with it, wherever they are dialled from
  ['+39 (0)6 1234567', '39061234567'],
  ['+225 (0)7 00 00 00 01', '2250700000001'],
])('leaves out of %j the zero of calls within the country', (phone, digits) => {
  expect([phoneLink(phone), whatsappLink(phone)]).toEqual([
    `tel:+${digits}`,
    `https://wa.me/${digits}`,
  ]);
});
