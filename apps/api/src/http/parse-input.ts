import { type Endpoint, refusedFields } from '@vitrine/contracts';
import type { z } from 'zod';
import { ProblemError } from '../lib/problem-error.ts';

/** The parts of a request before anything is known of them. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** The header of that name. */
  ifMatch?: string | undefined;
}

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses every part that the endpoint declares; nothing else gets through.
 * @throws {ProblemError} `malformed` for a body that is no object, `not-found` for a path that
 * cannot name a record, `invalid` with every field's first error
 */
export function parseInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  const parsed: Record<string, unknown> = {};
  if (endpoint.params) {
    const params = endpoint.params.safeParse(raw.params ?? {});
    if (!params.success) throw new ProblemError('not-found');
    parsed.params = params.data;
  }
  if (endpoint.query) parsed.query = parsePart(endpoint.query, raw.query ?? {});
  if (endpoint.body) {
    if (!isPlainObject(raw.body)) {
      throw new ProblemError('malformed', 'bodyMissing');
    }
    parsed.body = parsePart(endpoint.body, raw.body);
  }
  return parsed;
}

/**
 * The version that a change was made from; undefined where its sender does not say, or takes any.
 * @throws {ProblemError} `malformed` for what no answer of ours has named
 */
export function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  // proxies that compress an answer mark its tag as weak
  const version = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(header)?.[1];
  if (version === undefined) {
    throw new ProblemError('malformed', 'ifMatchInvalid');
  }
  return Number(version);
}

/** @throws {ProblemError} `invalid` with every field's first error */
export function parsePart<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = refusedFields(result.error.issues);
  throw new ProblemError('invalid', errors[0]?.said, { errors });
}
