import { postInputSchema, type TranslatedRecord, translatedContent } from '@vitrine/contracts';
import { z } from 'zod';
import { fieldWords } from '../../components/content-words.ts';
import { groupsOf, isEditablePage } from '../../page-content/page-fields.ts';
import { postFields } from '../../posts/editor/post-fields.ts';

interface Labelled {
  path: string;
  label: () => string;
}

/** The fields of a record's form; not every text of a page has one. */
function fieldsOf({ kind, id }: TranslatedRecord): readonly Labelled[] {
  if (kind === 'post') return postFields;
  if (kind !== 'page') return [];
  // every page opens in the same way
  return groupsOf(isEditablePage(id) ? id : 'solutions').flatMap(({ title, fields }) =>
    fields.map(({ path, label }) => ({
      path,
      label: () => (label() === title() ? title() : `${title()} › ${label()}`),
    })),
  );
}

/** What people call the text at a path; the name of what is there where no form has it. */
export function labelOf(record: TranslatedRecord, path: string): string {
  const field = fieldsOf(record).find((one) => `${path}.`.startsWith(`${one.path}.`));
  const name = path.split('.').findLast((part) => Number.isNaN(Number(part))) ?? path;
  return field?.label() ?? fieldWords(name).label;
}

interface JsonSchema {
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  maxLength?: number;
}

/** How long each text of a record may be, by its path; undefined where nothing is said of it. */
export function lengthLimits({ kind, id }: TranslatedRecord): (path: string) => number | undefined {
  const schema = kind === 'post' ? postInputSchema : translatedContent(kind, id);
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return (path) =>
    path
      .split('.')
      .reduce<JsonSchema | undefined>((part, name) => part?.properties?.[name] ?? part?.items, root)
      ?.maxLength;
}
