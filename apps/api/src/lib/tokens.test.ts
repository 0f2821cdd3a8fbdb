import { expect, it } from 'vitest';
import { createJwtSigner } from './jwt-signer.ts';
import { createAccessTokens } from './tokens.ts';

const clock = { now: () => new Date('2026-01-01T00:00:00Z') };

it.each([
  ['31 bytes', 'x'.repeat(31)],
  ['an empty text', ''],
])('takes no secret of %s', (_name, secret) => {
  expect(() => createJwtSigner(secret, clock)).toThrow('at least 32 bytes');
});

it('needs 32 bytes, not letters, and reads back what it issued', () => {
  const tokens = createAccessTokens(createJwtSigner('é'.repeat(16), clock));
  const claims = { userId: 'user', sessionId: 'session' };
  expect(tokens.read(tokens.issue(claims))).toEqual(claims);
});
