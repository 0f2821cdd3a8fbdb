import { describe, expect, it } from 'vitest';
import {
  hashToken,
  isKeyed,
  keyed,
  randomToken,
  readablePassword,
  seal,
  unseal,
} from './secrets.ts';

describe('secrets', () => {
  it('are long and never the same', () => {
    const tokens = Array.from({ length: 1_000 }, randomToken);
    expect(new Set(tokens).size).toBe(1_000);
    expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  });

  it('are stored in a form that does not show them', () => {
    expect(hashToken('token')).not.toContain('token');
    expect(hashToken('token')).toBe(hashToken('token'));
    expect(hashToken('token')).not.toBe(hashToken('Token'));
  });

  it('depend on the key', () => {
    expect(keyed('one', 'message')).not.toBe(keyed('two', 'message'));
  });

  it('are known again by the key and the message alone', () => {
    const value = keyed('key', 'message');
    expect(isKeyed('key', 'message', value)).toBe(true);
    expect(isKeyed('other', 'message', value)).toBe(false);
    expect(isKeyed('key', 'other', value)).toBe(false);
    expect(isKeyed('key', 'message', `${value}x`)).toBe(false);
    expect(isKeyed('key', 'message', '')).toBe(false);
  });

  it('can be read by the holder of the key alone, and not be changed', () => {
    const sealed = seal('key', 'tëxt');
    expect(unseal('key', sealed)).toBe('tëxt');
    expect(seal('key', 'tëxt')).not.toBe(sealed);
    expect(() => unseal('another key', sealed)).toThrow();
    expect(() =>
      unseal(
        'key',
        sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
    ).toThrow();
  });

  it('are easy to copy where a person has to', () => {
    expect(readablePassword()).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(readablePassword()).not.toBe(readablePassword());
  });
});
