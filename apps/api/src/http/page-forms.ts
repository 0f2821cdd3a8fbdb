import {
  DOCUMENT_BODY_LIMIT_BYTES,
  MIN_FILL_MS,
  type PageForm,
  pageForms,
  type SentForm,
  splitLocale,
} from '@vitrine/contracts';
import { type Request, type RequestHandler, type Response, urlencoded } from 'express';
import { visitor } from '../lib/actor.ts';
import { type Clock, MINUTE_MS } from '../lib/clock.ts';
import { ProblemError, toProblem } from '../lib/problem-error.ts';
import { keyed } from '../lib/secrets.ts';
import { limitReading } from './body.ts';
import { callerOf } from './client-address.ts';
import { asProblem } from './errors.ts';
import type { PublicAnswer } from './finished-answer.ts';
import type { Invoke } from './invoke.ts';
import type { WordsFor } from './negotiation.ts';
import type { Limits } from './rate-limits.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The same words, sent again within this time, are the same form: people reload what answers them. */
const SAME_FORM_MS = 10 * MINUTE_MS;

export interface PageFormOptions {
  invoke: Invoke;
  limits: Pick<Limits, 'byEndpoint' | 'admit'>;
  wordsFor: WordsFor;
  secret: string;
  clock: Clock;
  /** Scheme and host of the site; forms of other sites are refused. */
  origin: string;
}

/** Finds the page that answers a form; undefined where there is none. */
type FindPage = (req: Request) => ((sent: SentForm) => Promise<PublicAnswer>) | undefined;

/**
 * Takes the forms of public pages that a browser sends by itself, where no script runs. They go to
 * their endpoint under its limits and checks, and are answered with the page: with thanks, or with
 * what is wrong and all that was typed.
 */
export function takePageForms(findPage: FindPage, options: PageFormOptions): RequestHandler {
  const parse = urlencoded({
    extended: false,
    limit: DOCUMENT_BODY_LIMIT_BYTES,
    parameterLimit: 50,
  });
  return async (req, res, next) => {
    const { form, ...params } = req.query;
    const endpoint = pageForms.find((name) => name === form);
    if (req.method !== 'POST' || !endpoint || !req.is(FORM_TYPE)) return next();
    const answerWith = findPage(req);
    if (!answerWith) return next();
    refuseOtherSites(req, options.origin);
    limitReading(req, 2 * DOCUMENT_BODY_LIMIT_BYTES);
    await finished((done) => parse(req, res, done));
    const values = textsOf(req.body);
    const problem = await send(endpoint, { req, res, params, values }, options);
    const answer = await answerWith({ endpoint, values, problem });
    const { status = 200, headers, body } = answer;
    res
      .status(status === 200 ? (problem?.status ?? 200) : status)
      .set({ ...headers, 'Cache-Control': 'no-store' });
    res.send(body);
  };
}

interface Sent {
  req: Request;
  res: Response;
  params: Record<string, unknown>;
  values: Readonly<Record<string, string>>;
}

/** @returns why it was refused; undefined where it was taken */
async function send(
  endpoint: PageForm,
  { req, res, params, values }: Sent,
  options: PageFormOptions,
) {
  const { invoke, limits, wordsFor, secret, clock } = options;
  const { locale } = splitLocale(req.path);
  const words = () => wordsFor(req, res);
  const round = Math.floor(clock.now().getTime() / SAME_FORM_MS);
  const key = keyed(secret, JSON.stringify([endpoint, params, values, round]));
  const { website = '', ...written } = values;
  const limit = limits.byEndpoint[endpoint];
  try {
    if (limit) await finished((done) => limit(req, res, done));
    // how long it took nobody can know here
    const body = { ...written, key, website, filled_ms: MIN_FILL_MS, locale };
    const call = { client: callerOf(req), words };
    await invoke(endpoint, { params, query: {}, body }, visitor, call);
    return undefined;
  } catch (error) {
    const problem = asProblem(error);
    if (problem.code === 'internal') throw error;
    return toProblem(problem, words());
  }
}

/** Browsers say where a form comes from; no page of another site can have one sent that does not. */
function refuseOtherSites(req: Request, origin: string): void {
  const from = req.get('Origin');
  const own = [origin, `${req.protocol}://${req.get('Host')}`];
  const isOwn = req.get('Sec-Fetch-Site') === 'same-origin' || from === undefined;
  if (!isOwn && !own.includes(from)) throw new ProblemError('forbidden');
}

/** Fields by name; of several with one name, none counts. */
function textsOf(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Waits for a handler that goes on, and throws what it goes on with. */
const finished = (handle: (done: (error?: unknown) => void) => unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error?: unknown) => (error ? reject(error) : resolve());
    Promise.resolve(handle(done)).catch(reject);
  });
