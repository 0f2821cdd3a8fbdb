import { z } from 'zod';
import { messages } from './messages.ts';
import { refusalOf } from './refusals.ts';

// zod compiles validators with `new Function` where it may; a page under a strict
// Content-Security-Policy must not even try, because the attempt is reported as a violation.
z.config({ jitless: true, customError: refusalOf });

export { z };

/** An object with a name of its own in the API's document. */
export const named = <S extends z.ZodRawShape>(name: string, shape: S) =>
  z.object(shape).meta({ id: name });

/** Fields that hold any text, as in what is answered: it was checked when it was sent. */
export const strings = <N extends string>(...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<N, z.ZodString>;

/** What changes of something: at least one of the fields is sent, and what is absent stays. */
export const change = <S extends z.ZodRawShape>(name: string, shape: S) =>
  z
    .object(shape)
    .refine((sent) => Object.values(sent).some((value) => value !== undefined), {
      error: messages.nothingChanged,
    })
    .meta({ id: name });
