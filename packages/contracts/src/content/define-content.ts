import { ownLanguage } from '../in-language.ts';
import type { Fields } from '../records/fields.ts';
import { inputShape, storedShape } from '../records/schemas.ts';
import { id, version } from '../text.ts';
import { z } from '../zod.ts';
import type { ContentList } from './content-lists.ts';

interface Definition<F extends Fields, S extends string, L extends z.ZodRawShape>
  extends ContentList<keyof F & string, S> {
  /** What the schema of one entry is called in the API document. */
  name: string;
  /** What an entry is. */
  means: string;
  /** In the order in which they are edited and stored. */
  fields: F;
  /** What lists say of an entry besides: made by the server, neither stored nor written. */
  listed?: L;
}

/**
 * A collection of the website. Its schemas, endpoints, table, repository, audit entries, and its
 * tab in the back-office all follow from this.
 */
export function defineContent<
  const F extends Fields,
  const S extends string,
  L extends z.ZodRawShape = Record<never, never>,
>(definition: Definition<F, S, L>) {
  const { name, means, fields, listed = {} as L } = definition;
  const known = { id: id(), version: version.optional() };
  return {
    ...definition,
    /** What is written. */
    input: z.object(inputShape(fields)).meta({ id: `${name}Input`, description: means }),
    /** What is read; what an earlier release did not know yet has its default. */
    entity: z
      .object({ ...known, ...storedShape(fields), ...listed, ...ownLanguage() })
      .meta({ id: name, description: means }),
  };
}
