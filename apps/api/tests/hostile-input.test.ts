// @module-tag operations
import { type Endpoint, POST_DRAFT_MAX_LENGTH } from '@vitrine/contracts';
import { describe, expect, inject, it } from 'vitest';
import {
  addressOf,
  documentedStatuses,
  exampleBody,
  isOfOffice,
  table,
} from './testing/endpoint-table.ts';
import { hostileTexts, tooLongText } from './testing/hostile-texts.ts';
import { newAdmin, newUser, type SignedIn, signIn } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { replaced, textPaths } from './testing/text-paths.ts';

const server = await useTestServer();
const user = await newUser(server);
const admin = await newAdmin(server);

const callerOf = (endpoint: Endpoint): SignedIn => (isOfOffice(endpoint) ? admin : user);
/** What compares with it throws. */
const unconvertible = { length: { valueOf: 1, toString: 1 } };
/** As few as say the same in one request: there are more than five hundred places for each. */
const texts = [
  hostileTexts.slice(0, 2).join(' '),
  hostileTexts.slice(2, 5).join(' '),
  hostileTexts.slice(5).join(' '),
  'a\u0000b',
  'half \ud800 a pair',
];
/** They never reach a database, so that one is enough. */
const noTexts = [7, null, [], {}, unconvertible];
const isPostgres = inject('postgresUrl') !== '';
const values = isPostgres ? texts : [...texts, ...noTexts];
const withBody = table.filter(([name]) => exampleBody(name));

/** Writes to something that is there already. */
const ADDRESSES: Record<string, string> = {
  'translations.save': '/api/translations/page/home/?locale=fr',
};

describe.each(withBody)('%s', (name, endpoint) => {
  const address = ADDRESSES[name] ?? addressOf(endpoint);
  const body = exampleBody(name) ?? {};

  it.each(textPaths(body).map((path) => [path.join('.'), path] as const))(
    'takes or refuses anything as its %s, and tells nothing of its insides',
    async (_label, path) => {
      for (const value of values) {
        const { bearer } = callerOf(endpoint);
        const request = server.http[endpoint.method.toLowerCase() as 'post'](address);
        const { status, text } = await request.set(bearer).send(replaced(body, path, value));
        expect(status).toBeLessThan(500);
        expect(documentedStatuses(name)).toContain(status);
        if (status >= 400)
          expect(text).not.toMatch(/sqlite|postgres|drizzle|select |node_modules/i);
      }
    },
  );

  // what is translated differs by record: site-translations.test.ts walks its texts
  const hasOwnTexts = name !== 'translations.save';
  it.skipIf(isPostgres || !hasOwnTexts)(
    'refuses every text that is too long, beside its field',
    async () => {
      const { bearer } = await signIn(server, callerOf(endpoint).email);
      const tooLong = endpoint.bodyLimitBytes ? 'a'.repeat(POST_DRAFT_MAX_LENGTH + 1) : tooLongText;
      for (const path of textPaths(body)) {
        const request = server.http[endpoint.method.toLowerCase() as 'post'](address);
        const answer = await request.set(bearer).send(replaced(body, path, tooLong));
        expect(answer.status, path.join('.')).toBe(422);
        const [error] = answer.body.errors;
        expect(error.path).toBe(path.join('.'));
        expect(error.message).not.toBe('');
      }
    },
  );
});
