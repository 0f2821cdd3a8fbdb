import type { z } from 'zod';
import { ApiError } from '../api-error.ts';

/** What a record has that was never changed. */
export const FIRST_VERSION = 1;

/** What was tried under the key of an addition, each try by its mark; kept with the draft. */
export type Tries = string[];

interface Addition<Stored> {
  /** What may be sent of such a record, by which what is stored is compared with it. */
  input: z.ZodType;
  body: object;
  /** Without them, whatever is stored under the key was sent from here. */
  tries?: Tries | undefined;
  /** Sends the body under the key of the addition. */
  add(): Promise<Stored>;
  /** Lays the body over what was stored. */
  change(made: Stored): Promise<Stored>;
}

/**
 * Sent again it goes under the same key, so that an answer that got lost leaves no second record.
 * What was changed since an earlier try arrived goes over what that stored.
 * @throws {ApiError} a conflict, with what is stored, where no try from here has said that: a draft
 * has its key with it wherever it is gone on with, and was stored from there
 */
export async function addOnce<Stored extends object>(addition: Addition<Stored>): Promise<Stored> {
  const { input, body, tries, add, change } = addition;
  // of what was sent: what the server made of the rest, as an address of a title, is no change, and
  // may be what nobody can send
  const said = (what: object, fields: readonly string[]) => {
    const all = Object.entries(what).filter(([field]) => fields.includes(field));
    const parsed = input.safeParse(Object.fromEntries(all)).data as Known | undefined;
    return JSON.stringify(parsed && fields.map((field) => parsed[field]));
  };
  const markOf = (what: object, fields: readonly string[]) =>
    [...fields, checksum(said(what, fields) ?? '')].join();
  const sent = Object.keys(body);
  const isTried = (made: Stored) => {
    const isOf = (mark: string) => mark === markOf(made, mark.split(',').slice(0, -1));
    return !tries || tries.some(isOf);
  };
  // before it is sent: whoever closes the page meanwhile may have stored it
  const mark = markOf(body, sent);
  if (tries && !tries.includes(mark)) tries.push(mark);
  const made = await add();
  if (said(made, sent) === said(body, sent)) return made;
  if (!isTried(made)) throw new ApiError(409, { code: 'conflict', current: made });
  return change(made);
}

type Known = Record<string, unknown>;

/** Tells texts apart that nobody makes alike on purpose. */
function checksum(text: string): number {
  let sum = text.length;
  for (let place = 0; place < text.length; place++) {
    sum = (Math.imul(sum, 31) + text.charCodeAt(place)) | 0;
  }
  return sum;
}
