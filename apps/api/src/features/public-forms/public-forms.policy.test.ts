import { MIN_FILL_MS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { isFromBot, mailboxOf } from './public-forms.policy.ts';

describe('what no person sends', () => {
  it.each([
    ['', MIN_FILL_MS, false],
    ['', MIN_FILL_MS - 1, true],
    ['x', MIN_FILL_MS, true],
    [' ', MIN_FILL_MS, true],
  ])('is told by a hidden field with %j after %d ms: %s', (website, filled_ms, automatic) => {
    expect(isFromBot({ key: 'a-key-of-a-form', website, filled_ms })).toBe(automatic);
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['a@example.com', 'a@example.com'],
    ['a+news@example.com', 'a@example.com'],
    ['a+b+c@example.com', 'a@example.com'],
    ['+a@example.com', '+a@example.com'],
    ['a@ex+ample.com', 'a@ex+ample.com'],
    ['a.b@example.com', 'a.b@example.com'],
    ['n.go.zi+news@gmail.com', 'ngozi@gmail.com'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['a@mail.example。com', 'a@mail.example.com'],
    ['a@mail.ｅxample.com', 'a@mail.example.com'],
    ['a@exam%ple.com', 'a@exam%ple.com'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
