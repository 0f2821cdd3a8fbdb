import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

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
