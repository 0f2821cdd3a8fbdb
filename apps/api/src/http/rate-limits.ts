import { type EndpointName, endpoints } from '@vitrine/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { type Clock, HOUR_MS, MINUTE_MS } from '../lib/clock.ts';
import type { LimiterOf } from '../lib/limiter.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { clientAddress } from './client-address.ts';
import { createLimiterStore } from './limiter-store.ts';
import type { PublicAddress } from './public-address.ts';
import { createRenderLimit } from './render-limit.ts';

export interface Limits {
  /** For every request that changes something, apart from those with a count of their own. */
  overall: RequestHandler;
  byEndpoint: Partial<Record<EndpointName, RequestHandler>>;
  /** For every public answer that has to be made; see {@link createRenderLimit}. */
  admit(req: Request, address: PublicAddress): void;
}

const WRONG_PASSWORDS = { windowMs: 15 * MINUTE_MS, limit: 5 };
/** Nobody signs in to one account so often; a right password costs as much to check as a wrong one. */
const RIGHT_PASSWORDS = { windowMs: 15 * MINUTE_MS, limit: 30 };

/** The account that a request's access token was made for; undefined without one. */
type AccountOf = (req: Request) => string | undefined;

const passThrough: RequestHandler = (_req, _res, next) => next();

/**
 * Limits against abuse, counted per client: an address, or for IPv6 the network it is in. Text
 * that the sender chooses never widens a limit.
 * @param accountOf whose access token a request brings
 * @param limiterOf where the counts are, which other processes may share
 */
export function createLimits(
  on: boolean,
  accountOf: AccountOf,
  { limiterOf, clock }: { limiterOf: LimiterOf; clock: Clock },
): Limits {
  if (!on) return { overall: passThrough, byEndpoint: {}, admit: () => undefined };
  const { limit, perMinute, perHour, perAddress, publicForm } = limitsCountedBy(limiterOf);
  // a crowd behind one address signs in freely: right passwords and wrong ones are counted apart
  // the client first: e-mails that someone makes up must not fill the memory of the second
  const signIn = chain(
    chain(
      perMinute('refused-sign-ins', 300, onlyAnswered(401)),
      perMinute('sign-ins', 300, onlyAnswered(200)),
    ),
    chain(
      perAddress('wrong-passwords', { ...WRONG_PASSWORDS, ...onlyAnswered(401) }),
      perAddress('right-passwords', { ...RIGHT_PASSWORDS, ...onlyAnswered(200) }),
    ),
  );
  const perAccount = { keyGenerator: (req: Request) => `${clientOf(req)} ${accountOf(req) ?? ''}` };
  const ownPassword = limit('own-password', {
    ...WRONG_PASSWORDS,
    ...perAccount,
    skip: (req) => !bringsPassword(req.body),
    ...onlyAnswered(422),
  });
  const renderLimit = createRenderLimit(clock);
  // by whichever way someone comes to a page, it is the same person and the same owner
  const portfolioViews = perMinute('portfolio-views', 60);
  const referenceWrites = perMinute('references-written', 20);
  // fewer than one mailbox takes: no single sender uses up what an owner gets by mail
  const portfolioContact = chain(
    publicForm('portfolio-contact'),
    perHour('portfolio-contact-hourly', 20),
  );
  return {
    admit: (req, { kind }) => renderLimit(clientOf(req), kind),
    overall: perMinute('writes', 300, {
      skip: (req) => req.method === 'GET' || req.method === 'HEAD' || isCountedApart(req),
    }),
    byEndpoint: {
      'auth.login': signIn,
      'auth.adminLogin': signIn,
      // who has written much must still be able to stay signed in
      'auth.refresh': perMinute('renewals', 300),
      'auth.register': perHour('registrations', 60),
      // of wrong codes of its app each account has a count of its own, which no other address widens;
      // nobody guesses a recovery code, and its owner must not be kept out by wrong codes
      'secondFactor.code': limit('wrong-codes', {
        ...{ windowMs: 15 * MINUTE_MS, limit: 20 },
        skip: ({ body }) => body?.kind === 'recovery',
        ...onlyAnswered(422),
      }),
      'secondFactor.passkey': perMinute('refused-passkeys', 60, onlyAnswered(401)),
      'auth.forgotPassword': chain(
        perHour('forgotten-passwords', 30),
        perAddress('forgotten-password', { windowMs: HOUR_MS, limit: 3 }),
      ),
      'auth.invitation': perHour('opened-invitations', 60),
      'auth.resetPassword': perHour('password-resets', 30),
      'setup.firstAdmin': perHour('setups', 30),
      // unsubscribing is not counted: mail programs do it for many people from one address
      'contact.send': publicForm('contact'),
      'applications.send': publicForm('applications'),
      'newsletter.subscribe': publicForm('newsletter'),
      'newsletter.confirm': perMinute('newsletter-confirmations', 30),
      'newsletter.preferences': perMinute('newsletter-preferences', 60),
      'newsletter.choose': perMinute('newsletter-choices', 30),
      'issues.test': perMinute('test-issues', 10),
      'publicPortfolio.contact': portfolioContact,
      'sharedPortfolio.contact': portfolioContact,
      'references.ask': perHour('references-asked', 60),
      'referenceRequests.write': referenceWrites,
      'referenceRequests.decline': referenceWrites,
      'referenceRequests.takeBack': referenceWrites,
      'publicPortfolio.view': portfolioViews,
      'sharedPortfolio.view': portfolioViews,
      'articles.view': perMinute('article-reads', 60),
      'outbox.test': perMinute('test-mails', 5),
      'webhooks.test': perMinute('test-webhooks', 10),
      'auth.confirm': ownPassword,
      'account.save': ownPassword,
      'account.delete': ownPassword,
      'account.archive': perHour('archives', 10, perAccount),
      'account.confirmEmail': perMinute('email-confirmations', 30),
    },
  };
}

/** Counts an answer with this status, and takes back what was counted for any other. */
const onlyAnswered = (status: number): Partial<Options> => ({
  skipSuccessfulRequests: true,
  requestWasSuccessful: (_req, res) => res.statusCode !== status,
});

const countedApart = (['auth.login', 'auth.adminLogin', 'auth.refresh'] as const).map((name) =>
  withoutLastSlash(endpoints[name].path),
);

/** Signing in and staying so have limits of their own, which other writes at the address do not use up. */
const isCountedApart = (req: Request) =>
  req.method === 'POST' && countedApart.includes(withoutLastSlash(req.path));

function withoutLastSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function bringsPassword(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { currentPassword = '', password = '' } = body as Record<string, unknown>;
  return currentPassword !== '' || password !== '';
}

type LimitOptions = Partial<Options> & { windowMs: number };

/** The kinds of limits; each has a name, under which every process counts the same. */
function limitsCountedBy(limiterOf: LimiterOf) {
  const limit = (name: string, options: LimitOptions): RequestHandler =>
    rateLimit({
      store: createLimiterStore(limiterOf(name, options.windowMs)),
      // `RateLimit` and `RateLimit-Policy` as the drafts 8 to 10 of the IETF have them
      standardHeaders: 'draft-8',
      identifier: name,
      legacyHeaders: false,
      // they are made once, in `createLimits`; to see that, it would read the source maps at each start
      validate: { default: true, creationStack: false },
      keyGenerator: clientOf,
      handler: refuseWith('tooManyTries'),
      ...options,
    });
  const perMinute = (name: string, most: number, options: Partial<Options> = {}) =>
    limit(name, { windowMs: MINUTE_MS, limit: most, ...options });
  return {
    limit,
    perMinute,
    perHour: (name: string, most: number, options: Partial<Options> = {}) =>
      limit(name, { windowMs: HOUR_MS, limit: most, ...options }),
    /** A form that anyone may send; each form is counted apart. */
    publicForm: (form: string) =>
      perMinute(`form-${form}`, 5, { handler: refuseWith('tooManyForms') }),
    /** Counts each e-mail address from each client apart: strangers cannot lock its owner out. */
    perAddress: (name: string, options: LimitOptions) =>
      limit(name, {
        ...options,
        keyGenerator: (req) => `${clientOf(req)} ${addressIn(req.body)}`,
      }),
  };
}

const clientOf = (req: Request) => ipKeyGenerator(clientAddress(req));

function addressIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}

function refuseWith(reason: 'tooManyTries' | 'tooManyForms') {
  return (_req: Request, res: Response): never => {
    const seconds = Number(res.getHeader('Retry-After')) || 60;
    throw new ProblemError('too-many-requests', [reason, { minutes: Math.ceil(seconds / 60) }], {
      retryAfterSeconds: seconds,
    });
  };
}

function chain(first: RequestHandler, second: RequestHandler): RequestHandler {
  return (req, res, next) =>
    first(req, res, (error?: unknown) => (error ? next(error) : second(req, res, next)));
}
