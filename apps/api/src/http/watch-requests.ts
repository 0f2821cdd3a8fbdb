import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { maskAddress } from '../lib/networks.ts';
import { forwardedAddress } from './client-address.ts';
import { REQUEST_ID, requestNames } from './request-id.ts';

/** A request as those who measure and log see it: nothing of what its sender wrote. */
export interface WatchedRequest {
  readonly id: string;
  /** One of those that are in use, or 'other'. */
  readonly method: string;
  /** Its client's network. */
  readonly client: string;
  /** The trace that it belongs to, as the proxy in front tells it (W3C `traceparent`). */
  readonly traceParent: string | undefined;
}

/** What became of a request. */
export interface Outcome {
  /** The pattern of its path, of which there are only so many; never the path itself. */
  route: string;
  /** 499 where its sender left before there was an answer. */
  status: number;
  seconds: number;
  cache: CacheUse | undefined;
}

/** Whether a public answer was in memory, was made, or is older than the database that is away. */
export type CacheUse = 'hit' | 'miss' | 'stale';

/** Someone who measures or logs requests. */
export interface RequestWatcher {
  /** Must call `answer`; what is done for the request then runs in the watcher's context. */
  begin?(request: WatchedRequest, answer: () => void): void;
  end(request: WatchedRequest, outcome: Outcome): void;
}

const CLOSED_BY_CLIENT = 499;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

interface Notes {
  route?: string;
  cache?: CacheUse;
}
const notesOf = new WeakMap<ServerResponse, Notes>();

/** Notes of an answer what its path does not tell; does nothing while nobody watches. */
export function noteAnswer(res: ServerResponse, notes: Notes): void {
  const noted = notesOf.get(res);
  if (noted) Object.assign(noted, notes);
}

/** Lets some watch what a server answers; without any it is the same server. */
export function watchRequests(
  answer: RequestListener,
  watchers: readonly RequestWatcher[],
  trustedProxies: number,
): RequestListener {
  if (watchers.length === 0) return answer;
  const nameOf = requestNames(trustedProxies);
  return (req, res) => {
    const request = watchedRequest(req, nameOf(req), trustedProxies);
    const startedAt = performance.now();
    res.setHeader(REQUEST_ID, request.id);
    notesOf.set(res, {});
    res.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1_000;
      const { route = 'other', cache } = notesOf.get(res) ?? {};
      const status = res.headersSent ? res.statusCode : CLOSED_BY_CLIENT;
      const outcome = { route: routedPattern(req) ?? route, status, seconds, cache };
      for (const watcher of watchers) watcher.end(request, outcome);
    });
    const begin = watchers.reduceRight<() => void>(
      (next, watcher) => () => (watcher.begin ? watcher.begin(request, next) : next()),
      () => answer(req, res),
    );
    begin();
  };
}

function watchedRequest(req: IncomingMessage, id: string, trustedProxies: number): WatchedRequest {
  const { method = '', headers } = req;
  const { traceparent } = headers;
  return {
    id,
    method: METHODS.has(method) ? method : 'other',
    client: maskAddress(forwardedAddress(req, trustedProxies)),
    traceParent: trustedProxies > 0 && typeof traceparent === 'string' ? traceparent : undefined,
  };
}

/** The pattern that Express has found for a path. */
function routedPattern(req: IncomingMessage & { route?: { path?: unknown } }): string | undefined {
  const pattern = req.route?.path;
  return typeof pattern === 'string' ? pattern : undefined;
}
