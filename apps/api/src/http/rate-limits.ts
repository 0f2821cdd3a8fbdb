import type { EndpointName } from '@vitrine/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { HOUR_MS, MINUTE_MS } from '../lib/clock.ts';
import { ProblemError } from '../lib/problem-error.ts';

export interface Limits {
  /** For every request that changes something. */
  overall: RequestHandler;
  byEndpoint: Partial<Record<EndpointName, RequestHandler>>;
}

const WRITES_PER_MINUTE = 300;
const WRONG_SIGN_INS = 5;
const REGISTRATIONS_PER_HOUR = 60;
const RESETS_PER_ADDRESS = 3;
const RESETS_PER_CLIENT = 30;
const FORMS_PER_MINUTE = 5;
const CONFIRMATIONS_PER_MINUTE = 30;

const passThrough: RequestHandler = (_req, _res, next) => next();

/**
 * Limits against abuse, counted per client: an address, or for IPv6 the network it is in. Text
 * that the sender chooses never widens a limit.
 */
export function createLimits(on: boolean): Limits {
  if (!on) return { overall: passThrough, byEndpoint: {} };
  const signIn = perAddress({
    windowMs: 15 * MINUTE_MS,
    limit: WRONG_SIGN_INS,
    // a crowd behind one address signs in freely; only wrong passwords count
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req, res) => res.statusCode !== 401,
  });
  const resets = perAddress({ windowMs: HOUR_MS, limit: RESETS_PER_ADDRESS });
  return {
    overall: limit({
      windowMs: MINUTE_MS,
      limit: WRITES_PER_MINUTE,
      skip: (req) => req.method === 'GET' || req.method === 'HEAD',
    }),
    byEndpoint: {
      'auth.login': signIn,
      'auth.adminLogin': signIn,
      'auth.register': limit({ windowMs: HOUR_MS, limit: REGISTRATIONS_PER_HOUR }),
      'auth.forgotPassword': chain(limit({ windowMs: HOUR_MS, limit: RESETS_PER_CLIENT }), resets),
      // unsubscribing is not counted: mail programs do it for many people from one address
      'contact.send': publicForm(),
      'applications.send': publicForm(),
      'newsletter.subscribe': publicForm(),
      'newsletter.confirm': limit({ windowMs: MINUTE_MS, limit: CONFIRMATIONS_PER_MINUTE }),
      'auth.resetPassword': limit({ windowMs: HOUR_MS, limit: RESETS_PER_CLIENT }),
    },
  };
}

function limit(options: Partial<Options>): RequestHandler {
  return rateLimit({
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: clientOf,
    handler: refuseWith('Too many tries.'),
    ...options,
  });
}

/** A form that anyone may send; each form is counted apart. */
const publicForm = () =>
  limit({
    windowMs: MINUTE_MS,
    limit: FORMS_PER_MINUTE,
    handler: refuseWith('Thank you, that was a lot at once and this one did not get through.'),
  });

/** Counts each e-mail address from each client apart: strangers cannot lock its owner out. */
const perAddress = (options: Partial<Options>) =>
  limit({ ...options, keyGenerator: (req) => `${clientOf(req)} ${addressIn(req.body)}` });

const clientOf = (req: Request) => ipKeyGenerator(req.ip ?? '');

function addressIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}

function refuseWith(words: string) {
  return (_req: Request, res: Response): never => {
    const seconds = Number(res.getHeader('Retry-After')) || 60;
    const minutes = Math.ceil(seconds / 60);
    throw new ProblemError(
      'too-many-requests',
      `${words} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      { retryAfterSeconds: seconds },
    );
  };
}

function chain(first: RequestHandler, second: RequestHandler): RequestHandler {
  return (req, res, next) =>
    first(req, res, (error?: unknown) => (error ? next(error) : second(req, res, next)));
}
