import { KEYED } from './generated/facts.ts';

/** By which the server carries a POST out once, however often it is sent. */
export const KEY = 'Idempotency-Key';

/** A key for `Idempotency-Key`: chosen once for one request, and sent again with it. */
export function newIdempotencyKey(): string {
  // randomUUID is missing on pages without TLS
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A body as it travels: a form where a file is in it, JSON otherwise. */
export function toBody(body: unknown): FormData | string {
  if (body instanceof FormData) return body;
  if (!isRecord(body)) return JSON.stringify(body);
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  const files = fields.filter((field): field is [string, Blob] => field[1] instanceof Blob);
  if (files.length === 0) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) {
    if (!(value instanceof Blob)) form.append(name, String(value));
  }
  // files last: anyone who reads the form knows the words by then
  for (const [name, file] of files) form.append(name, file);
  return form;
}

/** The key for a POST that takes one; none where its body has a `key` of its own, which counts. */
export function keyFor(path: string, body: unknown): Record<string, string> {
  return KEYED.has(path) && !hasOwnKey(body) ? { [KEY]: newIdempotencyKey() } : {};
}

function hasOwnKey(body: unknown): boolean {
  if (body instanceof FormData) return body.has('key');
  return isRecord(body) && body.key !== undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
