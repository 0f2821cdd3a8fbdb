import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpointNames, endpoints } from './table.ts';

const withBody = endpointNames.flatMap((name) => {
  const { body }: Endpoint = endpoints[name];
  return body ? [{ name, body }] : [];
});

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  // the server's reader drops what would make a comparison throw
  key: fc.string().filter((key) => key !== 'valueOf' && key !== 'toString'),
  withSparseArray: true,
  withObjectString: true,
});

/** Made once for all endpoints: making them takes longer than reading them. */
const anyInput = fc.constantFrom(...fc.sample(anything, 1_000));

describe.each(withBody)('what $name is sent', ({ body }) => {
  const fields = 'shape' in body ? Object.keys(body.shape as object) : [];

  it('may be anything at all: it is taken or refused, never a fault', () => {
    fc.assert(
      fc.property(anyInput, (value) => {
        expect(typeof body.safeParse(value).success).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });

  it('may have anything in its fields', () => {
    const record = fc.record(Object.fromEntries(fields.map((field) => [field, anyInput])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(record, (value) => {
        expect(typeof body.safeParse(value).success).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });

  it('cannot reach the prototype of anything', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      body.safeParse(JSON.parse(`{"${key}":{"polluted":true}}`));
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
