import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Client } from '../lib/client.ts';
import type { Logger } from '../lib/logger.ts';
import { networkOf, plainAddress } from '../lib/networks.ts';

/**
 * The IP address of who sends a request, as the trusted proxies tell it; the last of them where it
 * tells something else ('unknown').
 */
export const clientAddress = (req: Request): string =>
  plainAddress(req.ip ?? '') ?? plainAddress(req.socket.remoteAddress ?? '') ?? '';

/** The program that sends a request. */
export function callerOf(req: Request): Client {
  const address = clientAddress(req);
  return { address, network: networkOf(address), userAgent: req.get('User-Agent') ?? '' };
}

/**
 * The address before Express has seen the request.
 * @param trustedProxies how many stand in front
 */
export function forwardedAddress(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): string {
  const direct = socket.remoteAddress ?? '';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean);
  // nearest first, as many as are believed
  const chain = [direct, ...forwarded.reverse()];
  const address = chain[Math.min(trustedProxies, chain.length - 1)] ?? '';
  return plainAddress(address.trim()) ?? plainAddress(direct) ?? '';
}

/**
 * Says once in the log that requests seem to come through a proxy which is not to be believed: then
 * all visitors are one client to every limit.
 */
export function warnOfUnknownProxy(logger: Logger, trustedProxies: number): RequestHandler {
  let warned = trustedProxies > 0;
  return (req, _res, next) => {
    if (!warned && req.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      logger.warn(
        'Requests carry X-Forwarded-For, but TRUST_PROXY is 0: if a reverse proxy is in front, set TRUST_PROXY to the number of proxies; now all visitors count as one client.',
      );
    }
    next();
  };
}
