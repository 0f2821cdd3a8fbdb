// @module-tag operations
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  addressOf,
  documentedStatuses,
  exampleBody,
  isOfOffice,
  table,
} from './testing/endpoint-table.ts';
import { newAdmin, newUser, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const user = await newUser(server);
const admin = await newAdmin(server);
/** PostgreSQL is the stricter one about what reaches it. */
const BODIES = inject('postgresUrl') ? 40 : 15;

/** Names that mean something to JavaScript, or to parsers of forms. */
const DANGEROUS = ['__proto__', 'constructor', 'prototype', 'toString', 'a[]', 'a[b]', '$ne', ''];

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(1e308, -0, '\ud800', '\u0000', { polluted: true }, [[[]]]),
);
const queries = fc.constantFrom(
  '',
  '?a=1&a=2',
  '?a[]=1',
  '?a[b]=1',
  '?__proto__[polluted]=1',
  '?q=%ff',
);

/** JSON in which a name may be `__proto__`, which no literal of JavaScript can say. */
const textOf = (pairs: [string, unknown][]) =>
  `{${pairs.map(([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner)}`).join(',')}}`;

describe('bodies made by chance', () => {
  const withBody = table.filter(([name]) => exampleBody(name));

  it.each(withBody)('are taken or refused by %s', async (name, endpoint) => {
    const example = exampleBody(name) ?? {};
    const fields = fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(example), ...DANGEROUS), value),
      { maxLength: 8 },
    );
    const { email } = isOfOffice(endpoint) ? admin : user;
    let { bearer } = await signIn(server, email);
    await fc.assert(
      fc.asyncProperty(fields, queries, async (changed, query) => {
        const method = endpoint.method.toLowerCase() as 'post';
        const { status } = await http[method](addressOf(endpoint) + query)
          .set(bearer)
          .type('json')
          .send(textOf([...Object.entries(example), ...changed]));
        expect(status).toBeLessThan(500);
        expect(documentedStatuses(name)).toContain(status);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
        // what was done may have ended the session
        if (status < 400) ({ bearer } = await signIn(server, email));
      }),
      { numRuns: BODIES },
    );
  });
});
