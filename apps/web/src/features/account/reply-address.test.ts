import { expect, it } from 'vitest';
import { replyAddress } from './reply-address.ts';

it('writes the address and the subject so that a mail program reads them whole', () => {
  expect(replyAddress('a+b@c.example', 'Re: you & me')).toBe(
    'mailto:a%2Bb@c.example?subject=Re%3A%20you%20%26%20me',
  );
});

it('lets no address add a header', () => {
  expect(replyAddress('a@b.example?bcc=all@c.example', 'Hello')).toBe(
    'mailto:a@b.example%3Fbcc%3Dall%40c.example?subject=Hello',
  );
});
