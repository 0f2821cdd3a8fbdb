import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database, Withdrawals } from '../db/database.ts';
import { type Clock, SECOND_MS } from '../lib/clock.ts';
import { observed } from '../lib/observed-work.ts';
import type { RenderCache, RenderedKind } from '../lib/render-cache.ts';
import { encode } from './compression.ts';
import { type Finished, finishedOf, type PublicAnswer, send, sizeOf } from './finished-answer.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { type Wanted, wantedOf } from './negotiation.ts';
import { knownQuery, type PublicAddress, type Query, searchOf } from './public-address.ts';
import { type NameRequest, REQUEST_ID } from './request-id.ts';
import { minRevisionOf } from './revision.ts';
import type { Framing, HeaderList } from './security-headers.ts';
import { type CacheUse, noteAnswer } from './watch-requests.ts';

/** Finished answers that are the same for every visitor, dropped when their content changes. */
export interface ResponseCache {
  /**
   * Answers from memory where it can, before anything else looks at the request.
   * @param next answers in every other case
   */
  serve(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  /**
   * Answers with what is made, once for all who ask for the same at the same time.
   * @param make is handed what is asked of the address: nothing else may have a part in the answer
   * @returns false where nothing was made, and so nothing is answered
   */
  answer(
    req: Request,
    res: ServerResponse,
    address: PublicAddress,
    make: (query: Query) => Promise<PublicAnswer | undefined>,
  ): Promise<boolean>;
}

/** An address that a path leads to. */
interface Place {
  address: PublicAddress;
  key: string;
}

interface CacheOptions {
  database: Pick<Database, 'contentRevision' | 'lastWithdrawals'>;
  clock: Clock;
  rendered: RenderCache;
  /** For answers without a query, when the database is away from a process that has made none yet. */
  kept?: KeptAnswers<Finished> | undefined;
  /** Headers of every answer, by who may show it in a frame. */
  headers: Record<Framing, HeaderList>;
  nameOf: NameRequest;
  /** Headers of an answer to where its request comes from; they are kept with no answer. */
  headersFor: (req: IncomingMessage) => HeaderList;
  /**
   * Asked before something is made for a client, so that nobody can have everything made.
   * @throws {ProblemError} `too-many-requests`
   */
  admit(req: Request, address: PublicAddress): void;
}

/** What the memory of paths and their addresses may take, about, by what was wanted of them. */
const MAX_PATHS_BYTES = 1024 * 1024;
const PATH_BYTES = 300;
const REMEMBERED = {
  maxSize: MAX_PATHS_BYTES,
  sizeCalculation: ({ key }: Place, path: string) => 2 * (path.length + key.length) + PATH_BYTES,
};

export function createResponseCache(options: CacheOptions): ResponseCache {
  const { database, clock, rendered, kept, headers, headersFor, nameOf, admit } = options;
  /**
   * Which address the application has found for a path, by what was wanted of it. Nothing else of
   * a request decides that, so a path is routed once and then looked up.
   */
  const places: Record<Wanted, LRUCache<string, Place>> = {
    html: new LRUCache(REMEMBERED),
    either: new LRUCache(REMEMBERED),
    data: new LRUCache(REMEMBERED),
  };

  const remember = (req: IncomingMessage, address: PublicAddress) => {
    // made-up paths share one address, and would push out the others
    if (address.kind === 'missing') return;
    places[wantedOf(req)].set(pathOf(req), { address, key: keyOf(address) });
  };

  const currentRevision = (req: IncomingMessage) => {
    try {
      const revision = database.contentRevision(minRevisionOf(req));
      return typeof revision === 'number' ? revision : revision.catch(() => undefined);
    } catch {
      // without a database nothing is known
      return undefined;
    }
  };
  const reply = (
    req: IncomingMessage,
    res: ServerResponse,
    finished: Finished,
    { route }: PublicAddress,
    cache: CacheUse,
    more: HeaderList = [],
  ) => {
    noteAnswer(res, { route, cache });
    const id = String(res.getHeader(REQUEST_ID) ?? nameOf(req));
    send(req, res, finished, id, [...headersFor(req), ...more]);
  };
  /** What there is to say while the database is away: the last answer, if nothing of it was taken back. */
  const sendStale = (
    req: IncomingMessage,
    res: ServerResponse,
    address: PublicAddress,
    last: Finished | undefined,
  ) => {
    const shownUnder = shownUnderOf(address, database.lastWithdrawals());
    if (!last || shownUnder === undefined || last.shownUnder !== shownUnder) return false;
    const elapsedMs = clock.now().getTime() - last.madeAt.getTime();
    const age = Math.max(0, Math.ceil(elapsedMs / SECOND_MS));
    reply(req, res, last, address, 'stale', staleHeaders(age));
    return true;
  };

  const answerOrGoOn = (
    { address, key }: Place,
    revision: number | undefined,
    ...[req, res, next]: Parameters<ResponseCache['serve']>
  ) => {
    const search = searchOf(knownQuery(address, req.url ?? ''));
    const kind = kindOf(search);
    if (revision === undefined) {
      if (!sendStale(req, res, address, rendered.latest(kind, key + search))) next();
      return;
    }
    const current = rendered.get<Finished>(kind, key + search, revision);
    if (current) reply(req, res, current, address, 'hit');
    else next();
  };

  return {
    serve(req, res, next) {
      kept?.holdUnder(database.lastWithdrawals().anything);
      const place = isAnonymousRead(req) && places[wantedOf(req)].get(pathOf(req));
      if (!place) return next();
      const revision = currentRevision(req);
      if (!(revision instanceof Promise)) return answerOrGoOn(place, revision, req, res, next);
      void revision.then((current) => answerOrGoOn(place, current, req, res, next));
    },
    async answer(req, res, address, make) {
      const query = knownQuery(address, req.url ?? '');
      // taken before the answer is made: content that changes in the meantime must not be kept as new
      const revision = await currentRevision(req);
      const shownUnder = shownUnderOf(address, database.lastWithdrawals());
      const search = searchOf(query);
      const kind = kindOf(search);
      const key = keyOf(address) + search;
      const isShared = isAnonymousRead(req);
      const finish = async () => {
        const answer = await observed({ kind: 'render', detail: address.kind }, () => make(query));
        if (!answer) return { value: undefined, bytes: undefined };
        const common = headers[answer.framing ?? 'nobody'];
        const made = { madeAt: clock.now(), shownUnder };
        const finished = { ...finishedOf(answer, await encode(answer.body), common), ...made };
        if (kind === 'pages' && isShared && !answer.unkept && shownUnder !== undefined) {
          kept?.keep(key, finished);
        }
        return { value: finished, bytes: answer.unkept ? undefined : sizeOf(finished) };
      };
      if (revision === undefined && isShared) {
        const last = rendered.latest<Finished>(kind, key) ?? (await kept?.find(key));
        if (sendStale(req, res, address, last)) return true;
      }
      if (revision === undefined || !isShared) {
        admit(req, address);
        const { value } = await finish();
        if (value) reply(req, res, value, address, 'miss');
        return value !== undefined;
      }
      // made once for each change, no matter who asks; what visitors make up must not lock these pages up
      const isFree = address.isFixed && address.kind !== 'data' && search === '';
      const isNew = rendered.needsWork(kind, key, revision);
      if (!isFree && isNew) admit(req, address);
      const finished = await rendered.render<Finished | undefined>(kind, key, finish, revision);
      if (!finished) return false;
      remember(req, address);
      reply(req, res, finished, address, isNew ? 'miss' : 'hit');
      return true;
    },
  };
}

/** Anything that comes with a credential is answered for its sender alone. */
const isAnonymousRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** The path as it was sent: this exact spelling has been routed before, or it has not. */
function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Under what an answer is kept, but for its query. */
const keyOf = ({ kind, path }: PublicAddress) => `${kind} ${path}`;

/** Portfolios are shown at addresses of their own, and nowhere else. */
const isPortfolio = ({ route }: PublicAddress) => route.includes(':customUrl');

function shownUnderOf(address: PublicAddress, { anything, portfolios }: Withdrawals) {
  if (anything === undefined) return undefined;
  if (!isPortfolio(address)) return String(anything);
  return portfolios === undefined ? undefined : `${anything} ${portfolios}`;
}

const kindOf = (search: string): RenderedKind => (search ? 'queries' : 'pages');

/** Says that an answer may be out of date, as caches do (RFC 9211; RFC 9111 gave up `Warning`). */
const staleHeaders = (ageSeconds: number): string[] => [
  ...['Age', String(ageSeconds)],
  ...['Cache-Status', `vitrine; hit; ttl=-${ageSeconds}; detail="database unavailable"`],
];
