import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { schemaErrors } from './schema-errors.ts';

/** Checks a form by a schema of the contract, and says what is wrong in the language of the page. */
export const schemaResolver =
  <Values extends FieldValues, Output>(
    schema: z.ZodType<Output, Values>,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of schemaErrors(error.issues)) {
      set(errors, path, { type: 'check', message });
    }
    return { values: {}, errors };
  };
