import { describe, expect, it } from 'vitest';
import { isPhoneNumber, phoneNumber } from './phone.ts';

describe('a phone number', () => {
  it.each(['+237 6 00 00 00 00', '+237600000000', '+44 (20) 7946-0958', '+1.212.555.0100', ''])(
    'is taken as it was typed: %j',
    (typed) => {
      expect(phoneNumber().parse(typed)).toBe(typed);
    },
  );

  it.each([
    ['without a country code', '6 00 00 00 00'],
    ['with a code of exit in place of the plus', '00237 600000000'],
    ['with a country code that begins with 0', '+0237600000000'],
    ['with too few digits', '+237 60'],
    ['with too many digits', '+237 6000 0000 0000 0'],
    ['with letters', '+237 CALL ME'],
    ['with characters that nobody sees', '+237\u202e600000000'],
    ['with a way out of the address that it becomes part of', '+237600000000?text=hi'],
  ])('is refused %s', (_, typed) => {
    const { error } = phoneNumber().safeParse(typed);
    expect(error?.issues[0]?.message).toBe('phoneInvalid');
  });
});

it.each([
  ['+33 (0)6 12 34 56 78', true],
  // fifteen digits without the zero that nobody dials from abroad, and one more
  ['+237 (0)600 000 000 000', true],
  ['+237 (0)600 000 000 0000', false],
  ['+33 (0)1 234', false],
])('counts of %j what is dialled', (typed, isDialled) => {
  expect(isPhoneNumber(typed)).toBe(isDialled);
});
