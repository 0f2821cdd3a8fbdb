import type { CallOnce, KeyedCall } from '../../http/idempotency.ts';
import type { Answer } from '../../http/invoke.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { keyed, seal, unseal } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { createKeptCallsRepository, type KeptCall } from './kept-calls.repository.ts';

const KEPT_MS = DAY_MS;
/** Nothing that a request waits for takes longer; after that its process was killed. */
const HELD_MS = 5 * MINUTE_MS;
const BUSY_RETRY_SECONDS = 2;
/** A larger answer is not kept: anyone who repeats the request is asked to look at what it made. */
const MOST_ANSWER_BYTES = 16 * 1024;
/** Keys within a day, so that nobody fills the table: of one account, and of all public forms. */
const MOST_OF_ACCOUNT = 2_000;
const MOST_OF_FORMS = 20_000;

/**
 * Requests that are carried out once for one `Idempotency-Key`, for 24 hours. What is stored is
 * a hash of the request and the sealed answer, and goes with its account.
 */
export function createKeptCalls({ database, clock, secret, logger }: Platform) {
  const calls = createKeptCallsRepository(database.tables);

  const rowOf = ({ userId, within, key, sent }: KeyedCall): KeptCall => {
    const now = clock.now().getTime();
    return {
      id: keyed(secret, `idempotency:${userId ?? 'form'}:${within}:${key}`),
      userId: userId ?? null,
      request: keyed(secret, `request:${sent}`),
      answer: null,
      doneAt: null,
      heldUntil: new Date(now + HELD_MS),
      endsAt: new Date(now + KEPT_MS),
    };
  };

  /** Whether this request is the first with its key; undefined where no more keys are kept. */
  const begin = (row: KeptCall): Promise<boolean | undefined> =>
    database.write(async (tx) => {
      const known = await calls.get(tx, row.id);
      const most = row.userId === null ? MOST_OF_FORMS : MOST_OF_ACCOUNT;
      if (!known && (await calls.countOf(tx, row.userId)) >= most) return undefined;
      return calls.take(tx, row, clock.now());
    });

  const finish = async (row: KeptCall, answer: string | null): Promise<void> => {
    const doneAt = clock.now();
    await database
      .write((tx) => calls.finish(tx, row, { doneAt, answer }))
      // it was carried out, and the response says so
      .catch((err) => logger.warn({ err }, 'answer not kept for a repetition'));
  };

  const release = async (row: KeptCall): Promise<void> => {
    await database
      .write((tx) => calls.release(tx, row))
      .catch((err) => logger.warn({ err }, 'idempotency key not released'));
  };

  /** @throws {ProblemError} `invalid` for another request, `conflict` where there is nothing to answer */
  const repeat = async (row: KeptCall, repetition: KeyedCall['repetition']) => {
    const first = await calls.get(database.read, row.id);
    if (first && first.request !== row.request) {
      throw new ProblemError('invalid', 'idempotencyKeyUsed');
    }
    if (!first?.doneAt) {
      throw new ProblemError('conflict', 'idempotencyKeyBusy', {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    }
    if (repetition === 'again') return undefined;
    if (first.answer === null) {
      throw new ProblemError('conflict', 'idempotencyAnswerGone');
    }
    return JSON.parse(unseal(secret, first.answer)) as Answer;
  };

  const once: CallOnce = async (call, work) => {
    const row = rowOf(call);
    const isFirst = await begin(row);
    if (isFirst === undefined) {
      // a form is stored once for its key all the same
      if (call.userId === undefined) return { answer: await work(), isReplayed: false };
      throw new ProblemError('too-many-requests', 'idempotencyKeysTooMany', {
        retryAfterSeconds: KEPT_MS / SECOND_MS,
      });
    }
    if (!isFirst) {
      const answer = (await repeat(row, call.repetition)) ?? (await work());
      return { answer, isReplayed: true };
    }
    const answer = await work().catch(async (error: unknown) => {
      // nothing was done: it may be sent again, mended
      await release(row);
      throw error;
    });
    const { status, body, version } = answer;
    const text = JSON.stringify({ status, body, version });
    const isKept = call.repetition === 'kept' && text.length <= MOST_ANSWER_BYTES;
    await finish(row, isKept ? seal(secret, text) : null);
    return { answer, isReplayed: false };
  };

  return {
    once,
    /** How many {@link purge} would forget now. */
    countOld: (): Promise<number> => calls.countEnded(database.read, clock.now()),
    /** Forgets what was kept for a day. */
    purge: (): Promise<void> => database.write((tx) => calls.deleteEnded(tx, clock.now())),
  };
}
