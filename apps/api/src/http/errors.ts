import { type ProblemCode, problemStatus } from '@vitrine/contracts';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import multer from 'multer';
import { DatabaseBusyError } from '../db/database.ts';
import { isOutOfSpace } from '../db/errors.ts';
import type { Logger } from '../lib/logger.ts';
import { HasherBusyError } from '../lib/password-hash.ts';
import { ProblemError, toProblem } from '../lib/problem-error.ts';
import { requestIdOf } from './request-id.ts';
import { prefersHtml } from './response-cache.ts';

const BUSY_RETRY_SECONDS = 5;

/** For every path that nothing answers. */
export const noSuchPath: RequestHandler = () => {
  throw new ProblemError('not-found', 'There is nothing at this address.');
};

/** The one place where errors become answers; what is not a known problem is logged and told vaguely. */
export function answerErrors(logger: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    const problem = asProblem(error);
    const requestId = requestIdOf(res);
    if (problem.code === 'internal' || problem.code === 'out-of-space') {
      logger.error({ err: error, requestId, method: req.method }, 'request failed');
    }
    if (res.headersSent) return next(error);
    const { retryAfterSeconds } = problem.details;
    if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
    if (problem.code === 'unauthenticated') res.set('WWW-Authenticate', 'Bearer');
    // what is left of a refused body is not read: the connection ends instead
    if (problem.code === 'too-large') res.set('Connection', 'close');
    const status = problemStatus[problem.code];
    res.status(status).set('Cache-Control', 'no-store');
    if (status >= 500 && isForPeople(req)) {
      return void res.type('html').send(failurePage(problem.message, requestId));
    }
    res.type('application/problem+json').send(JSON.stringify(toProblem(problem, requestId)));
  };
}

const isForPeople = (req: Request) =>
  (req.method === 'GET' || req.method === 'HEAD') && prefersHtml(req);

/** For when not even the page that says so can be made; its parts hold nothing that a sender wrote. */
const failurePage = (message: string, requestId: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>Something went wrong</title>
<link rel="stylesheet" href="/failure.css">
<main>
<img src="/favicon.svg" alt="" width="48" height="48">
<h1>Something went wrong</h1>
<p>${message} Please try again in a moment.</p>
<p>If you write to us, please name this request: <code>${requestId}</code></p>
<p><a href="/">Home page</a></p>
</main>
`;

function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof DatabaseBusyError || error instanceof HasherBusyError) {
    return new ProblemError('unavailable', 'The server is busy; try again in a moment.', {
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  }
  if (isOutOfSpace(error)) {
    return new ProblemError('out-of-space', 'There is no room to store this; nothing was changed.');
  }
  if (error instanceof multer.MulterError) return fromMulter(error);
  return fromBodyReader(error) ?? new ProblemError('internal', 'Something went wrong on our side.');
}

function fromMulter(error: multer.MulterError): ProblemError {
  return error.code === 'LIMIT_FILE_SIZE'
    ? new ProblemError('too-large', 'The file is too large.')
    : new ProblemError('malformed', 'The upload could not be read.');
}

const bodyProblems: Record<number, [ProblemCode, string]> = {
  400: ['malformed', 'The request could not be read; is it valid JSON?'],
  403: ['malformed', 'The request could not be read; send it as UTF-8.'],
  415: ['unsupported-media-type', 'The encoding of the request is not supported.'],
};

const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** @param limit bytes; 0 where the reader does not say */
function tooLarge(limit: number): ProblemError {
  const most = limit > 0 ? ` At most ${megabytes.format(limit / 1_000_000)} MB are taken.` : '';
  return new ProblemError('too-large', `The request is too large.${most} Shorten what it says.`);
}

/** Errors of Express's own readers carry the status they stand for. */
function fromBodyReader(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  if (Number(error.status) === 413) return tooLarge('limit' in error ? Number(error.limit) : 0);
  const known = bodyProblems[Number(error.status)];
  return known && new ProblemError(...known);
}
