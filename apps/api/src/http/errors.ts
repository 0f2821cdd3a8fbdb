import type { IncomingMessage } from 'node:http';
import { type ProblemCode, problemStatus, type Refusal, type Words } from '@vitrine/contracts';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import multer from 'multer';
import { DatabaseBusyError } from '../db/database.ts';
import { isDatabaseAway, isOutOfDescriptors, isOutOfSpace } from '../db/errors.ts';
import { isDamage } from '../db/integrity.ts';
import { MINUTE_MS } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { maskAddress } from '../lib/networks.ts';
import { HasherBusyError } from '../lib/password-hasher.ts';
import { ProblemError, sentenceOf, toProblem } from '../lib/problem-error.ts';
import { inRequest } from '../lib/request-context.ts';
import { clientAddress } from './client-address.ts';
import { prefersHtml, type WordsFor } from './negotiation.ts';
import { type NameRequest, REQUEST_ID, requestNames } from './request-id.ts';
import type { HeaderList } from './security-headers.ts';

/**
 * Gives every request a name under which its log lines are found, and every answer its headers.
 * @param headers of every answer
 * @param headersFor of answers to where a request comes from
 */
export function startAnswer(
  headers: HeaderList,
  nameOf: NameRequest = requestNames(0),
  headersFor: (req: IncomingMessage) => HeaderList = () => [],
): RequestHandler {
  return (req, res, next) => {
    const requestId = requestIdOf(res) || nameOf(req);
    res.setHeader(REQUEST_ID, requestId);
    const all = [...headers, ...headersFor(req)];
    for (let at = 0; at < all.length; at += 2) {
      res.setHeader(String(all[at]), String(all[at + 1]));
    }
    const fail = (error: unknown) => {
      if (!res.writableEnded) next(error);
    };
    inRequest({ requestId, client: maskAddress(clientAddress(req)), fail }, next);
  };
}

const requestIdOf = (res: Response): string => String(res.get(REQUEST_ID) ?? '');

const BUSY_RETRY_SECONDS = 5;

/** For every path that nothing answers. */
export const noSuchPath: RequestHandler = () => {
  throw new ProblemError('not-found', 'nothingHere');
};

/** Clients that the log tells of in a minute because they reached a limit. */
const LIMITS_TOLD = 100;

interface ErrorAnswers {
  /** Chooses the language of an answer. */
  wordsFor: WordsFor;
  /** Called when there was no room to store something. */
  onDiskFull?: () => void;
}

/** The one place where errors become answers; an unknown error is logged, and its details stay there. */
export function answerErrors(
  logger: Logger,
  { wordsFor, onDiskFull = () => undefined }: ErrorAnswers,
): ErrorRequestHandler {
  const toldOfLimit = new LRUCache<string, true>({ max: LIMITS_TOLD, ttl: MINUTE_MS });
  /** Once a minute for a client and what it does, and so often in all: a flood must not fill the log. */
  const logLimit = (req: Request) => {
    const route = String(req.route?.path ?? '');
    const key = `${clientAddress(req)} ${route}`;
    if (isRead(req) || toldOfLimit.has(key)) return;
    if (toldOfLimit.size === LIMITS_TOLD) toldOfLimit.purgeStale();
    if (toldOfLimit.size === LIMITS_TOLD) return;
    toldOfLimit.set(key, true);
    logger.warn({ event: 'limit-reached', method: req.method, route }, 'limit reached');
  };
  return (error, req, res, next) => {
    const problem = asProblem(error);
    if (isOutOfSpace(error)) onDiskFull();
    const requestId = requestIdOf(res);
    // what is refused on purpose needs no reason in the log
    if (problem.code === 'internal' || isOutOfSpace(error) || isDamage(error)) {
      logger.error({ err: error, method: req.method }, 'request failed');
    }
    if (problem.code === 'too-many-requests') logLimit(req);
    if (res.headersSent) return next(error);
    const { retryAfterSeconds, challenge, limit } = problem.details;
    if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
    const wantsBearer = problem.code === 'unauthenticated' || challenge !== undefined;
    if (wantsBearer) res.set('WWW-Authenticate', challenge ?? 'Bearer');
    if (limit) {
      const { name, most, windowSeconds } = limit;
      res.append('RateLimit', `"${name}"; r=0; t=${retryAfterSeconds ?? windowSeconds}`);
      res.append('RateLimit-Policy', `"${name}"; q=${most}; w=${windowSeconds}`);
    }
    // what is left of a refused body is not read: the connection ends instead
    if (problem.code === 'too-large') res.set('Connection', 'close');
    const status = problemStatus[problem.code];
    res.status(status).set('Cache-Control', 'no-store');
    const words = wordsFor(req, res);
    if ((status >= 500 || status === 429) && isForPeople(req)) {
      return void res.type('html').send(failurePage(problem, words, requestId, res));
    }
    const body = JSON.stringify(toProblem(problem, words, requestId));
    res.type('application/problem+json').send(body);
  };
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
const isForPeople = (req: Request) => isRead(req) && prefersHtml(req);

/** For when not even the page that says so can be made; its parts hold nothing that a sender wrote. */
function failurePage(
  problem: ProblemError,
  words: Words,
  requestId: string,
  res: Response,
): string {
  const { tooMany, failed, tryAgain, nameRequest, home } = words.failurePage;
  const isTooMany = problem.code === 'too-many-requests';
  const heading = isTooMany ? tooMany : failed;
  const said = sentenceOf(problem, words);
  const advice = isTooMany ? said : `${said} ${tryAgain}`;
  return `<!doctype html>
<html lang="${res.get('Content-Language')}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${heading}</title>
<link rel="stylesheet" href="/failure.css">
<main>
<img src="/favicon.svg" alt="" width="48" height="48">
<h1>${heading}</h1>
<p>${advice}</p>
<p>${nameRequest} <code>${requestId}</code></p>
<p><a href="/">${home}</a></p>
</main>
`;
}

/** What is said of an error to whom it reached; `internal` where that is nothing. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const isBusy = error instanceof DatabaseBusyError || error instanceof HasherBusyError;
  if (isBusy || isOutOfDescriptors(error)) {
    return new ProblemError('unavailable', 'busy', {
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  }
  if (isDatabaseAway(error)) {
    return new ProblemError('unavailable', 'databaseDown', {
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  }
  if (isDamage(error)) return new ProblemError('unavailable', 'databaseDamaged');
  if (isOutOfSpace(error)) {
    return new ProblemError('out-of-space', 'outOfSpace');
  }
  if (error instanceof multer.MulterError) return fromMulter(error);
  return fromBodyReader(error) ?? new ProblemError('internal', 'internal');
}

function fromMulter(error: multer.MulterError): ProblemError {
  return error.code === 'LIMIT_FILE_SIZE'
    ? new ProblemError('too-large', 'fileTooLarge')
    : new ProblemError('malformed', 'uploadUnreadable');
}

const bodyProblems: Record<number, [ProblemCode, Refusal]> = {
  400: ['malformed', 'notJson'],
  403: ['malformed', 'notUtf8'],
  415: ['unsupported-media-type', 'encodingUnsupported'],
};

/** @param limit bytes; 0 where the reader does not say */
function tooLarge(limit: number): ProblemError {
  const megabytes = limit > 0 ? limit / 1_000_000 : undefined;
  return new ProblemError('too-large', ['requestTooLarge', { megabytes }]);
}

/** Errors of Express's own readers carry the status they stand for. */
function fromBodyReader(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  if (Number(error.status) === 413) return tooLarge('limit' in error ? Number(error.limit) : 0);
  const known = bodyProblems[Number(error.status)];
  return known && new ProblemError(...known);
}
