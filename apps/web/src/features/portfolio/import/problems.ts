import { portfolioInputSchema } from '@vitrine/contracts';
import { schemaErrors } from '#lib/schema-errors.ts';
import { isText, type ReviewEntry } from './review-parts.ts';

const known = new WeakMap<object, Readonly<Record<string, string>>>();

/** What the contract would refuse of an entry, by field; it is asked once for the same fields. */
export function problemsOf({ part, fields }: ReviewEntry): Readonly<Record<string, string>> {
  const before = known.get(fields);
  if (before) return before;
  const body = isText(part)
    ? { [part]: part === 'skills' ? [fields.value] : fields.value }
    : { [part]: [fields] };
  const errors = schemaErrors(portfolioInputSchema.safeParse(body).error?.issues);
  const problems = Object.fromEntries(
    errors
      .map(({ path, message }) => [isText(part) ? 'value' : String(path.split('.')[2]), message])
      .reverse(),
  );
  known.set(fields, problems);
  return problems;
}
