import { z } from 'zod';
import { keyOf } from './refusals.ts';
import type { FieldWords } from './words/said.ts';

// zod compiles validators with `new Function` where it may; a page under a strict
// Content-Security-Policy must not even try, because the attempt is reported as a violation.
z.config({ jitless: true, customError: keyOf });

export { z };

/** What a schema refuses has the name of a sentence: who shows it chooses the words. */
export const says = (error: keyof FieldWords) => ({ error });

/**
 * Descriptions of schemas are for the API's document; the web's build leaves them out. What a schema
 * checks beyond JSON Schema is its `rule`, which the document adds to what each field means.
 */
declare module 'zod' {
  interface GlobalMeta {
    rule?: string;
  }
}

/** An object with a name and a description of its own in the API's document. */
export const named = <S extends z.ZodRawShape>(id: string, description: string, shape: S) =>
  z.object(shape).meta({ id, description });

/**
 * Fields that hold any text, as in what is answered: it was checked when it was sent.
 * @param descriptions of each field
 */
export const strings = <N extends string>(descriptions: Record<N, string>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([name, means]) => [name, z.string().describe(means)]),
  ) as Record<N, z.ZodString>;

/** What changes of something: at least one of the fields is sent, and what is absent stays. */
export const change = <S extends z.ZodRawShape>(id: string, description: string, shape: S) =>
  z
    .object(shape)
    .refine(
      (sent) => Object.values(sent).some((value) => value !== undefined),
      says('nothingChanged'),
    )
    .meta({ id, description });
