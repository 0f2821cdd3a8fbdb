import type { IncomingMessage, ServerResponse } from 'node:http';
import { type NameRequest, REQUEST_ID } from './request-id.ts';
import { MIN_REVISION, REVISION } from './revision.ts';
import type { HeaderList } from './security-headers.ts';

/** What web apps on other origins may do here: read answers, and send what needs no cookie. */
export interface Cors {
  /** Headers of the answer to a request, by the origin that it comes from. */
  headersFor(req: IncomingMessage): HeaderList;
  /**
   * Answers a browser that asks before it sends something from another origin (a preflight), before
   * anyone asks who is signed in.
   * @returns false where the request is none, or its origin is not allowed
   */
  answerPreflight(req: IncomingMessage, res: ServerResponse): boolean;
}

/** The longest that browsers remember the answer to a preflight. */
const PREFLIGHT_SECONDS = 2 * 60 * 60;

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const SENT_HEADERS = [
  ...['Authorization', 'Content-Type', 'Idempotency-Key'],
  ...['If-Match', 'If-None-Match', 'Range', 'If-Range', MIN_REVISION],
].join(', ');
const READ_HEADERS = [
  ...['ETag', 'Link', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
  ...['Deprecation', 'Sunset', REQUEST_ID, 'Idempotency-Replayed', 'WWW-Authenticate', 'Allow'],
  ...['Content-Disposition', 'Content-Range', 'Accept-Ranges', REVISION],
].join(', ');

const NONE: HeaderList = [];
const BY_ORIGIN: HeaderList = ['Vary', 'Origin'];

/**
 * Sessions travel in `Authorization` and bodies, never in cookies, so that an allowed origin gets no
 * credentials from a browser: it can do what its own visitors sign in for, and nothing else.
 * @param origins exactly as browsers send them; with none, no answer names an origin
 * @param common headers of every answer
 */
export function createCors(
  origins: readonly string[],
  common: HeaderList,
  nameOf: NameRequest,
): Cors {
  if (origins.length === 0) return { headersFor: () => NONE, answerPreflight: () => false };
  const allowed = new Map(
    origins.map((origin): [string, HeaderList] => [
      origin,
      [
        ...BY_ORIGIN,
        ...['Access-Control-Allow-Origin', origin],
        ...['Access-Control-Expose-Headers', READ_HEADERS],
      ],
    ]),
  );
  return {
    headersFor: ({ headers }) => allowed.get(headers.origin ?? '') ?? BY_ORIGIN,
    answerPreflight(req, res) {
      const { method, headers } = req;
      const origin = headers.origin ?? '';
      const isPreflight = method === 'OPTIONS' && 'access-control-request-method' in headers;
      if (!isPreflight || !allowed.has(origin)) return false;
      res
        .writeHead(204, [
          ...[REQUEST_ID, String(res.getHeader(REQUEST_ID) ?? nameOf(req)), ...common],
          ...['Vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers'],
          ...['Access-Control-Allow-Origin', origin],
          ...['Access-Control-Allow-Methods', METHODS],
          ...['Access-Control-Allow-Headers', SENT_HEADERS],
          ...['Access-Control-Max-Age', String(PREFLIGHT_SECONDS)],
        ])
        .end();
      return true;
    },
  };
}
