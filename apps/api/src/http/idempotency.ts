import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Endpoint } from '@vitrine/contracts';
import { z } from 'zod';
import type { Actor } from '../lib/actor.ts';
import { invalidField, ProblemError } from '../lib/problem-error.ts';
import type { UploadedFile } from '../lib/uploaded-file.ts';
import type { Answer } from './invoke.ts';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Says that an answer is the one that the first request with its key got. */
export const REPLAYED = 'Idempotency-Replayed';

/** A request that was sent with a key. */
export interface KeyedCall {
  /** The account that sent it; undefined for a form that anyone may send. */
  userId: string | undefined;
  /** What the key counts in: the endpoint and its address. */
  within: string;
  key: string;
  /** Everything that was sent: a repetition sends the same. */
  sent: string;
  /**
   * What a repetition gets. `again` where the same key makes the same record however often it is
   * sent, `kept` where the first answer is stored, `nothing` where that must not be stored.
   */
  repetition: 'again' | 'kept' | 'nothing';
}

/** Carries a request out once for one key. */
export type CallOnce = (
  call: KeyedCall,
  work: () => Promise<Answer>,
) => Promise<{ answer: Answer; isReplayed: boolean }>;

/** Whether what is sent has a `key` of its own, which does the same as the header. */
export function hasOwnKey(body: z.ZodType | undefined): boolean {
  if (body instanceof z.ZodObject) return 'key' in body.shape;
  if (body instanceof z.ZodIntersection) {
    const { left, right } = body.def;
    return hasOwnKey(left as z.ZodType) || hasOwnKey(right as z.ZodType);
  }
  return false;
}

/** Whether an endpoint takes the header: whatever adds or does something for someone known, and public forms. */
export function takesIdempotencyKey({ method, access, body }: Endpoint): boolean {
  if (method !== 'POST') return false;
  return (access !== 'anyone' && access !== 'optional') || hasOwnKey(body);
}

/**
 * The key that a request was sent with: a structured string (RFC 9651) as the draft has it, or, as
 * many programs send it, without quotation marks.
 * @throws {ProblemError} `malformed` for one that is no key
 */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = /^\s*("?)([\w-]{8,64})\1\s*$/.exec(header)?.[2];
  if (key === undefined) throw new ProblemError('malformed', 'idempotencyKeyInvalid');
  return key;
}

/**
 * The body with the key of the header in the place that the contract has for it.
 * @throws {ProblemError} `invalid` where the body has another one
 */
export function withKey(endpoint: Endpoint, body: unknown, key: string): unknown {
  if (!hasOwnKey(endpoint.body) || typeof body !== 'object' || body === null) return body;
  const own = 'key' in body ? body.key : undefined;
  if (own !== undefined && own !== key) {
    throw invalidField('key', 'idempotencyKeysDiffer');
  }
  return { ...body, key };
}

/** Describes a request so that its repetition is known, and nothing else is taken for one. */
export async function describeCall(
  endpoint: Endpoint,
  actor: Actor,
  sent: { key: string; path: string; body: unknown; file: UploadedFile | undefined },
): Promise<KeyedCall> {
  const { key, path, body, file } = sent;
  const parts = [path, body ?? null, file ? await digestOf(file) : null];
  const repetition = hasOwnKey(endpoint.body) ? 'again' : endpoint.shownOnce ? 'nothing' : 'kept';
  return {
    userId: actor.kind === 'account' ? actor.userId : undefined,
    within: `${endpoint.method} ${endpoint.path}`,
    key,
    sent: JSON.stringify(parts),
    repetition,
  };
}

async function digestOf({ open, originalName }: UploadedFile): Promise<string> {
  const hash = sha256.create().update(utf8ToBytes(originalName));
  for await (const part of (await open()).stream()) hash.update(part);
  return bytesToHex(hash.digest());
}
