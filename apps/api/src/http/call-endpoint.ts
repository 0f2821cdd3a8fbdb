import { type Endpoint, type EndpointName, endpoints, type Words } from '@vitrine/contracts';
import type { Actor } from '../lib/actor.ts';
import type { Client } from '../lib/client.ts';
import type { UploadedFile } from '../lib/uploaded-file.ts';
import { requireCall } from './endpoint-policy.ts';
import {
  type CallOnce,
  describeCall,
  readIdempotencyKey,
  takesIdempotencyKey,
  withKey,
} from './idempotency.ts';
import type { Answer, Invoke } from './invoke.ts';
import { listLinks } from './list-links.ts';
import type { PublicAddress } from './public-address.ts';

/** A request without its transport. */
export interface SentCall {
  params: Readonly<Record<string, unknown>>;
  query: object;
  body: unknown;
  /** The header of that name. */
  ifMatch: string | undefined;
  /** The header `Idempotency-Key`. */
  key: string | undefined;
  client: Client;
  words: () => Words;
  file: UploadedFile | undefined;
}

interface Calling {
  invoke: Invoke;
  /** Carries out what comes with an `Idempotency-Key`. */
  callOnce: CallOnce;
}

/** What a call answered, and whether it is what an earlier one with its key did. */
interface Called {
  answer: Answer;
  isReplayed: boolean;
}

/** `/blogs/{id}` → `/blogs/:id`; without the last slash, which routers then accept either way. */
export const toPattern = (path: string): string =>
  path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');

/** Where an endpoint's answer is kept: its path with what is in it, and the query of its schema. */
export function addressOf({ path, query }: Endpoint, params: SentCall['params']): PublicAddress {
  return {
    kind: 'data',
    path: path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? ''))),
    route: toPattern(path),
    parameters: Object.keys(query?.shape ?? {}),
    isFixed: !path.includes('{'),
  };
}

/** Where the other parts of a list are. */
export const linksOf = (
  { path, parameters }: PublicAddress,
  query: object,
  { places = {} }: Answer,
) => listLinks(path, { ...query }, parameters, places);

/**
 * Calls an endpoint as someone, once for one key.
 * @throws {ProblemError} for everything that the endpoint refuses
 */
export async function callEndpoint(
  name: EndpointName,
  actor: Actor,
  sent: SentCall,
  { invoke, callOnce }: Calling,
): Promise<Called> {
  const endpoint: Endpoint = endpoints[name];
  const { params, query, ifMatch, client, words, file } = sent;
  const call = (body: unknown) =>
    invoke(name, { params, query, ifMatch, body }, actor, { client, words, file });
  const key = takesIdempotencyKey(endpoint) ? readIdempotencyKey(sent.key) : undefined;
  if (key === undefined) return { answer: await call(sent.body), isReplayed: false };
  // who may not call does not get as far as a key that someone else has used
  requireCall(endpoint, actor);
  const body = withKey(endpoint, sent.body, key);
  const { path } = addressOf(endpoint, params);
  const keyed = await describeCall(endpoint, actor, { key, path, body, file });
  return callOnce(keyed, () => call(body));
}
