import { same } from '@vitrine/contracts';
import type { z } from 'zod';
import { m } from '#messages';
import { ApiError, SaidError } from '../api-error.ts';
import { type Field, isChanged } from './field.ts';
import type { Difference, Diverged, merge as mergeByField } from './merge.ts';

/** How often a save starts again because another one came first each time. */
const MAX_TRIES = 4;

/** Puts two versions of a record together. */
export type Merge<Values extends object> = (
  ...sides: Parameters<typeof mergeByField<Values>>
) => ReturnType<typeof mergeByField<Values>>;

/** How a record is written, and put together with a version that someone else has written. */
export interface WrittenRecord<Stored, Values extends object, Body> {
  fields: readonly Field[];
  valuesOf: (stored: Stored | undefined) => Values;
  body: (values: Values, stored: Stored | undefined) => Body;
  /** What may be sent: two bodies that it parses to the same are one. */
  input?: z.ZodType | undefined;
  /** Stores the body of these values over the version of `stored`, or adds it under a key of its own. */
  send: (body: Body, stored: Stored | undefined, values: Values) => Promise<Stored>;
  /** What is stored now; undefined where the refusal is not about a version. */
  newest: (refusal: ApiError) => Stored | undefined | Promise<Stored | undefined>;
  loadMerge: () => Promise<Merge<Values>>;
  /** Which differences a person decides; without it, those in what the other side has changed. */
  asks?: ((difference: Difference) => boolean) | undefined;
  /** Called with every try that has no answer yet, to be kept until there is one. */
  onSent?: ((sent: readonly Values[]) => void) | undefined;
}

export interface Write<Stored, Values> {
  /** What the values were made from; undefined for a new record. */
  stored: Stored | undefined;
  values: Values;
  /** What earlier tries have sent without an answer. */
  sent?: readonly Values[] | undefined;
}

export interface Saved<Stored> {
  stored: Stored;
  /** What someone else has changed is in it as well. */
  together: boolean;
}

/** Another version was stored first, and a person has to choose; nothing was stored. */
export class SaveConflict<Stored = object, Values extends object = object> extends SaidError {
  override name = 'SaveConflict';
  declare readonly cause: ApiError;
  readonly theirs: Stored;
  readonly sides: Diverged<Values>;
  readonly differences: readonly Difference[];

  constructor(
    cause: ApiError,
    theirs: Stored,
    sides: Diverged<Values>,
    differences: readonly Difference[],
  ) {
    super(m.editing_conflict_said(), { cause });
    this.theirs = theirs;
    this.sides = sides;
    this.differences = differences;
  }
}

/** Whether a person has to decide: what only you have changed needs no decision. */
const asksAlways = ({ by }: Difference) => by !== 'yours';

/**
 * Writes values over the version that they were made from. A new record is added once: what an
 * unanswered try has sent goes again first, as it was, and what was typed since goes over that.
 * A newer version is put together with the values and written over.
 * @throws {SaveConflict} where a person has to choose between two versions
 */
export async function saveOver<Stored, Values extends object, Body>(
  record: WrittenRecord<Stored, Values, Body>,
  first: Write<Stored, Values>,
): Promise<Saved<Stored>> {
  const { fields, asks = asksAlways, onSent } = record;
  let { stored, values, sent = [] } = first;
  let together = false;
  for (let tries = 1; ; tries++) {
    const isAddition = stored === undefined;
    const now = isAddition && sent[0] && !same(sent[0], values) ? sent[0] : values;
    const before = sent;
    const body = record.body(now, stored);
    // of a merge, what was typed is kept and not what became of it: it is merged again
    if (!together) sent = withOnce(sent, isAddition ? now : first.values);
    onSent?.(sent);
    let refusal: ApiError;
    let theirs: Stored | undefined;
    try {
      const answer = await record.send(body, stored, now);
      const isAsSent = !isAddition || says(record, first.stored, answer, now);
      if (now === values && isAsSent) return { stored: answer, together };
      theirs = answer;
      refusal = new ApiError(409, { code: 'conflict', current: Object(answer) });
    } catch (error) {
      // a refusal is an answer; of anything else nobody knows whether it was stored
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      refusal = error;
      theirs = await newestOf(record, refusal);
    }
    if (theirs === undefined) {
      onSent?.(before);
      if (now === values || refusal.errors.length === 0) throw refusal;
      // what was sent is not accepted any more: what was typed since may be
      sent = [];
      continue;
    }
    const newest = theirs;
    const { own, ...sides } = sidesOf(record, { stored, values, sent }, newest, first.stored);
    const merge = await record.loadMerge().catch(() => {
      throw refusal;
    });
    const { merged, differences } = merge(fields, sides, {});
    if (!own && differences.some(asks)) {
      onSent?.([]);
      throw new SaveConflict(refusal, newest, sides, differences);
    }
    together ||= !own;
    if (!isChanged(fields, sides.theirs, merged)) return { stored: newest, together };
    if (tries === MAX_TRIES) throw refusal;
    stored = newest;
    values = merged;
  }
}

/**
 * What is put together with a newer version. Where that is an unanswered try, what was typed since goes
 * over it.
 * @param made what the tries were made from
 */
export function sidesOf<Stored, Values extends object, Body>(
  record: Pick<WrittenRecord<Stored, Values, Body>, 'body' | 'valuesOf' | 'input'>,
  { stored, values, sent = [] }: Write<Stored, Values>,
  newest: Stored,
  made = stored,
): Diverged<Values> & { own: boolean } {
  const own = sent.findLast((one) => says(record, made, newest, one));
  const base = own ?? record.valuesOf(stored);
  return { base, yours: values, theirs: record.valuesOf(newest), own: own !== undefined };
}

async function newestOf<Stored>(
  { newest }: Pick<WrittenRecord<Stored, never, never>, 'newest'>,
  refusal: ApiError,
): Promise<Stored | undefined> {
  try {
    return await newest(refusal);
  } catch {
    // where their version cannot be read, the refusal is shown like any other
    return undefined;
  }
}

const withOnce = <T>(all: readonly T[], one: T): readonly T[] =>
  all.some((known) => same(known, one)) ? all : [...all, one];

/** Whether what is stored is what was sent, in the server's spelling and whatever it has added. */
function says<Stored, Values extends object, Body>(
  {
    body,
    valuesOf,
    input,
  }: Pick<WrittenRecord<Stored, Values, Body>, 'body' | 'valuesOf' | 'input'>,
  stored: Stored | undefined,
  theirs: Stored,
  values: Values,
): boolean {
  const sent = Object(body(values, stored)) as Record<string, unknown>;
  const known = Object(body(valuesOf(theirs), stored)) as Record<string, unknown>;
  const spelled = (from: Record<string, unknown>) => {
    const part = Object.fromEntries(Object.keys(sent).map((name) => [name, from[name]]));
    return input?.safeParse(part).data ?? part;
  };
  return same(spelled(sent), spelled(known));
}
