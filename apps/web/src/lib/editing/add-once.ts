import type { z } from 'zod';

/** What a record has that was never changed. */
export const FIRST_VERSION = 1;

interface Addition<Stored> {
  /** What may be sent of such a record, by which what is stored is compared with it. */
  input: z.ZodType;
  body: object;
  /** Sends the body under the key of the addition. */
  add(): Promise<Stored>;
  /** Lays the body over what was stored. */
  change(id: string): Promise<Stored>;
}

/**
 * Sent again it goes under the same key, so that an answer that got lost leaves no second record.
 * What was changed since an earlier try arrived goes over what that stored.
 */
export async function addOnce<Stored extends object>(addition: Addition<Stored>): Promise<Stored> {
  const { input, body, add, change } = addition;
  const made = await add();
  // of what was sent: what the server made of the rest, as an address of a title, is no change
  const said = (what: object) => {
    const parsed = input.safeParse(what).data as Record<string, unknown> | undefined;
    return JSON.stringify(parsed && Object.keys(body).map((field) => parsed[field]));
  };
  return said(made) === said(body) ? made : change((made as { id: string }).id);
}
