import { words } from '@vitrine/contracts';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { answerErrors } from '../src/http/errors.ts';
import { servePortfolioDownloads } from '../src/http/portfolio-downloads.ts';
import { createLogger } from '../src/lib/logger.ts';
import { createCvRenderer } from '../src/portfolio/downloads/cv/cv-renderer.ts';
import { emptyCv } from './testing/empty-cv.ts';

/** More than are made and wait at a time. */
const TOO_MANY = 30;

describe('when more CVs are asked for than can wait', () => {
  it('makes those that can, and puts the others off', async () => {
    const render = createCvRenderer();
    // all in one moment: not one of them is made before the last is asked for
    const asked = Array.from({ length: TOO_MANY }, () => render(emptyCv, undefined));
    const answers = await Promise.allSettled(asked);
    const made = answers.filter(({ status }) => status === 'fulfilled');
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(made.length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
    await expect(render(emptyCv, undefined)).resolves.toBeInstanceOf(Buffer);
  });

  it('says when to come back, and offers nothing to save', async () => {
    const render = createCvRenderer();
    const waiting = Array.from({ length: TOO_MANY }, () => render(emptyCv, undefined));
    const settled = Promise.allSettled(waiting);
    const file = { customUrl: 'ada', address: '', owner: 'Ada', type: 'application/pdf' };
    const app = express()
      .use(
        servePortfolioDownloads({
          find: async () => ({
            ...file,
            etag: '"1"',
            // as the last of them all
            make: () => waiting.at(-1) ?? Promise.reject(new Error('nobody waits')),
          }),
        }),
      )
      .use(answerErrors(createLogger('silent'), { wordsFor: () => words.en }));
    const { headers } = await supertest(app).get('/p/ada/cv.pdf').expect(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['content-disposition']).toBeUndefined();
    await settled;
  });
});
