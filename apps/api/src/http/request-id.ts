import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that names a request; its log lines carry the same name. */
export const REQUEST_ID = 'X-Request-Id';

/** What proxies make: a UUID, or a number in some other writing. Nothing that a log could be bent with. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Names a request. */
export type NameRequest = (req: IncomingMessage) => string;

/**
 * The name that the proxy in front has given a request, so that its log and ours tell of the same
 * one; a new one where nobody is trusted, or the name is none.
 * @param trustedProxies how many stand in front
 */
export const requestNames =
  (trustedProxies: number): NameRequest =>
  ({ headers }) => {
    const given = trustedProxies > 0 ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  };
