import { Piscina } from 'piscina';
import { SECOND_MS } from '../../../lib/clock.ts';
import { workerFile } from '../../../lib/program-files.ts';
import { createWorkQueue } from '../../../lib/work-queue.ts';
import type { CvContent } from './cv-content.ts';

const QUEUE = { atOnce: 1, waiting: 20, retryAfterSeconds: 5 };
/** The longest that there can be takes a tenth of it. */
const TIME_LIMIT_MS = 20 * SECOND_MS;
const IDLE_MS = 60 * SECOND_MS;
const MEMORY_MEGABYTES = 256;

/**
 * Makes a PDF of a CV.
 * @throws {ProblemError} `unavailable` when too many are waiting
 */
type CvRenderer = (content: CvContent, photo: Buffer | undefined) => Promise<Buffer>;

/** One thread, started with the first CV and given up when nobody wants one. */
export function createCvRenderer(): CvRenderer {
  const pool = new Piscina({
    filename: workerFile('portfolio/downloads/cv/cv.worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  });
  const queue = createWorkQueue(QUEUE);
  return async (content, photo) => {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const made: Uint8Array = await queue(() =>
      pool.run({ content, photo }, { name: 'make', signal }),
    );
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  };
}
