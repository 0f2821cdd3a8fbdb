import type { PageKey } from '../pages/page-schemas.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import type { Field } from './fields.ts';

type Fields = Record<string, Field>;

/** What the table of the back-office shows beside the title, each by the name of its field. */
export interface ContentTable<K extends string = string> {
  /** Under the title. */
  line?: K;
  /** A picture before the title. */
  portrait?: K;
  /** The second column: a short text, and a longer one under it. */
  second: { title?: K; text?: K };
}

interface Definition<F extends Fields, S extends string> {
  /** What the schema of one entry is called in the API document. */
  name: string;
  /** What the audit log calls one entry. */
  subject: S;
  /** The page on which visitors see it. */
  page: PageKey;
  /** In the order in which they are edited and stored. */
  fields: F;
  /** The field by which people know an entry. */
  title: keyof F & string;
  /** The fields that the search of the back-office looks into. */
  search: readonly (keyof F & string)[];
  table: ContentTable<keyof F & string>;
}

type Shape<F extends Fields, S extends 'input' | 'stored'> = { [K in keyof F]: F[K][S] };

/**
 * A collection of the website. Its schemas, endpoints, table, repository, audit entries, and its
 * tab in the back-office all follow from this.
 */
export function defineContent<const F extends Fields, const S extends string>(
  definition: Definition<F, S>,
) {
  const { name, fields } = definition;
  const shape = <K extends 'input' | 'stored'>(side: K) =>
    Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, one[side]])) as Shape<F, K>;
  const known = { id: id(), version: z.number().int().optional() };
  return {
    ...definition,
    /** What is written. */
    input: z.object(shape('input')).meta({ id: `${name}Input` }),
    /** What is read; what an earlier release did not know yet has its default. */
    entity: z.object({ ...known, ...shape('stored') }).meta({ id: name }),
  };
}
