// @module-tag operations
import type { Endpoint } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { addressOf, isOfOffice, table } from './testing/endpoint-table.ts';
import { newAdmin, newUser, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

// A hole that a product of this kind has had, tried here over every address that could have it.

const server = await useTestServer();
const { http } = server;
const admin = await newAdmin(server);
const user = await newUser(server);

const HIDDEN = 'a draft that nobody may see';
await http
  .post('/blogs/')
  .set(admin.bearer)
  .send({ title: HIDDEN, description: HIDDEN, status: 'draft', posts: [HIDDEN] })
  .expect(201);

type Method = 'get' | 'post' | 'put' | 'delete';
const methodOf = ({ method }: Endpoint) => method.toLowerCase() as Method;

describe('an administrator’s address in another spelling (CVE-2026-22595)', () => {
  const spellings: [string, (path: string) => string][] = [
    ['with a slash at its end', (path) => `${path.replace(/\/$/, '')}/`],
    ['without one', (path) => path.replace(/\/$/, '')],
    ['with two', (path) => `${path.replace(/\/$/, '')}//`],
    ['with two at its start', (path) => `/${path}`],
    ['in capitals', (path) => path.toUpperCase()],
    ['with a dot', (path) => `/.${path}`],
    ['by way of another', (path) => `/health/..${path}`],
    ['with an encoded letter', (path) => path.replace(/[a-z]/, encoded)],
    ['with an encoded slash', (path) => path.replace(/(?<=.)\//, '%2f')],
    ['with an encoded slash at its end', (path) => `${path.replace(/\/$/, '')}%2f`],
    ['with parameters of a path', (path) => `${path.replace(/\/$/, '')};a=b`],
    ['with a NUL', (path) => `${path}%00`],
    ['with a question mark', (path) => `${path}?`],
    ['as a file', (path) => `${path.replace(/\/$/, '')}.json`],
  ];
  const guarded = table.filter(([, endpoint]) => isOfOffice(endpoint));

  it.each(guarded)(
    '%s is refused to visitors and users in all of them',
    async (_name, endpoint) => {
      const { bearer } = await signIn(server, user.email);
      for (const [how, spell] of spellings) {
        for (const headers of [{}, bearer]) {
          const { status, text } = await http[methodOf(endpoint)](spell(addressOf(endpoint))).set(
            headers,
          );
          expect([400, 401, 403, 404, 405], how).toContain(status);
          expect(text).not.toContain(HIDDEN);
        }
      }
    },
  );
});

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
