import { type Problem, problemCodes, type Refusal, type Words, words } from '@vitrine/contracts';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { answerErrors } from '../src/http/errors.ts';
import { createWordsFor } from '../src/http/negotiation.ts';
import { createLogger } from '../src/lib/logger.ts';
import { invalidField, ProblemError } from '../src/lib/problem-error.ts';
import { addressOf, isOfOffice, table, UNKNOWN_ID } from './testing/endpoint-table.ts';
import { newAdmin, newUser, signIn } from './testing/people.ts';
import { IN_PSEUDO, isPseudo, languages } from './testing/pseudo-words.ts';
import { useTestServer } from './testing/test-server.ts';

type Problems = Words['problems'];
type Samples = {
  [K in keyof Problems as Problems[K] extends string ? never : K]: Problems[K] extends (
    params: infer P,
  ) => string
    ? P
    : never;
};

/** What the sentences say of a case that say something of one. */
const samples: Samples = {
  variablesUnknown: { names: ['x'] },
  tooLong: { limit: 1_000 },
  tooShort: { limit: 2 },
  tooMany: { limit: 2 },
  tooFew: { limit: 2 },
  tooLarge: { limit: 2 },
  tooSmall: { limit: 2 },
  notAmong: { known: ['a', 'b'] },
  notReady: { reasons: ['closing', 'diskFull'] },
  tooManyTries: { minutes: 1 },
  tooManyReads: { minutes: 2 },
  tooManyForms: { minutes: 2 },
  tooManyCodes: { minutes: 2 },
  tokensRefused: { minutes: 2 },
  useMethods: { allowed: 'GET' },
  requestTooLarge: { megabytes: 2 },
  pictureTooBig: { megabytes: 2 },
  videoTooBig: { megabytes: 2 },
  documentTooBig: { megabytes: 2 },
  filesTooLarge: { used: 1.5, allowed: 2 },
  pictureTooLarge: { megapixels: 2 },
  pictureTooLong: { frames: 2 },
  pictureStillShown: { uses: [{ kind: 'project', name: 'Solar' }] },
  pictureShownEarlier: { uses: [{ kind: 'project', name: 'Solar' }] },
  scopeMissing: { scope: 'blog:write' },
  scopesForeign: { scopes: ['blog:write'] },
  tokenDayTooFar: { days: 2 },
  tokensTooMany: { most: 2 },
  emailTakenSince: { address: 'a@example.com' },
  referencesToday: { most: 2 },
  referencesTooMany: { most: 2 },
  referenceRemindLater: { days: 2 },
  shareLinksTooMany: { most: 2 },
  noSuchEntry: { type: 'projects' },
  entryPointedTo: { type: 'departments', from: 'teamMembers', names: ['Ama'] },
  replyOvertaken: { author: 'Ama' },
  forwardedOtherwise: { to: undefined },
  variablesInReply: { names: ['x'] },
  replyFilesTooLarge: { megabytes: 2 },
  replyFilesTooMany: { count: 2 },
  webhooksTooMany: { most: 2 },
};
const keys = Object.keys(words.en.problems) as (keyof Problems)[];
const refusalOf = (key: string) =>
  (key in samples ? [key, samples[key as keyof Samples]] : key) as Refusal;

/** Everything of a problem that people read. */
const readIn = ({ title, detail, message, errors = [] }: Problem) => [
  ...[title, detail, message],
  ...errors.map((error) => error.message),
];

describe('every problem', () => {
  const app = express();
  app.get('/codes/:code', ({ params }) => {
    throw new ProblemError(params.code as Problem['code']);
  });
  app.get('/:key', ({ params: { key } }) => {
    throw invalidField('field', refusalOf(key));
  });
  app.use(answerErrors(createLogger('silent'), { wordsFor: createWordsFor(languages) }));
  const http = supertest(app);

  it.each(keys)('says %s in the language that is asked for, with its name', async (key) => {
    const { body, headers } = await http.get(`/${key}`).set(IN_PSEUDO).expect(422);
    expect(readIn(body).filter((text) => !isPseudo(text))).toEqual([]);
    const params = samples[key as keyof Samples];
    expect(body).toMatchObject({ key, errors: [{ path: 'field', code: key }] });
    if (params) expect(body.params).toEqual(JSON.parse(JSON.stringify(params)));
    expect(headers).toMatchObject({ 'content-language': 'x-pseudo', vary: 'Accept-Language' });
    const usual = await http.get(`/${key}`).set('Accept-Language', 'de').expect(422);
    expect(readIn(usual.body).filter(isPseudo)).toEqual([]);
    expect(body.detail).toBe(`«${usual.body.detail}»`);
  });

  it.each(problemCodes)('says %s where nothing more is known', async (code) => {
    const { body } = await http.get(`/codes/${code}`).set(IN_PSEUDO);
    expect(body).toMatchObject({ code, title: `«${words.en.titles[code]}»` });
    expect(body.detail).toContain(body.title);
    expect(body.key).toBeUndefined();
  });

  it('that people see as a page is in that language, too', async () => {
    const asked = { ...IN_PSEUDO, Accept: 'text/html' };
    const { text } = await http.get('/codes/internal').set(asked).expect(500);
    expect(text).toContain('<html lang="x-pseudo">');
    const said = text
      .replace(/<[^>]*>/g, '\n')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(said.filter((line) => !/^\s*«/.test(line))).toEqual([]);
  });
});

describe('every endpoint', async () => {
  const server = await useTestServer({ languages });
  server.dependencies.liveEvents.close();
  const [admin, user] = [await newAdmin(server), await newUser(server)];
  const strange = [undefined, 7, 'x', 'x'.repeat(60_000), [], [7], { a: 1 }];

  it.each(table)('%s answers in the language that is asked for', async (_name, endpoint) => {
    const { method } = endpoint;
    const body = endpoint.body;
    const fields = body && 'shape' in body ? Object.keys(Object(body.shape)) : [];
    const sent = method === 'GET' || method === 'DELETE' ? [undefined] : strange;
    for (const value of sent) {
      const { email } = isOfOffice(endpoint) ? admin : user;
      const { bearer } = await signIn(server, email);
      const path = addressOf(endpoint, UNKNOWN_ID);
      const query = method === 'GET' ? '?limit=0&cursor=%26' : '';
      const answer = await server.http[method.toLowerCase() as 'get'](path + query)
        .set({ ...bearer, ...IN_PSEUDO })
        .send(
          method === 'GET' ? undefined : Object.fromEntries(fields.map((name) => [name, value])),
        );
      if (answer.status >= 400) {
        expect(readIn(answer.body).filter((text) => !text.startsWith('«'))).toEqual([]);
      } else if (typeof answer.body?.message === 'string' && method !== 'GET') {
        expect(answer.body.message).toSatisfy(isPseudo);
      }
    }
  });
});
