import type { Endpoint } from '@vitrine/contracts';
import type { RequestHandler } from 'express';
import { SECOND_MS } from '../lib/clock.ts';

type Deprecated = NonNullable<Endpoint['deprecated']>;

/**
 * What every answer of an endpoint says that is to go: since when it should not be used
 * (`Deprecation`, RFC 9745), when it ends (`Sunset`, RFC 8594), and what takes its place.
 */
export function deprecationHeaders(deprecated: Deprecated): Record<string, string> {
  const { since, sunset, successor } = deprecated;
  return {
    Deprecation: `@${Date.parse(since) / SECOND_MS}`,
    ...(sunset ? { Sunset: new Date(sunset).toUTCString() } : {}),
    ...(successor ? { Link: `<${successor}>; rel="successor-version"` } : {}),
  };
}

/** Tells it on every answer of the endpoint, refusals too. */
export function sendDeprecation(deprecated: Deprecated): RequestHandler {
  const headers = deprecationHeaders(deprecated);
  return (_req, res, next) => {
    res.set(headers);
    next();
  };
}
