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
  const said = (what: object) => JSON.stringify(input.safeParse(what).data);
  return said(made) === said(body) ? made : change((made as { id: string }).id);
}
