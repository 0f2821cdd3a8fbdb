import { type ContentType, contentDefinitions, type Field } from '@vitrine/contracts';
import { fieldWords } from '../components/content-words.ts';
import type { FieldSpec } from './field-spec.ts';

/** How the back-office edits a field of each kind; those named alike need no entry. */
const kinds = { count: 'number', link: 'line', social: 'line' } as const;

const spec = (path: string, { kind, to }: Field): FieldSpec => ({
  path,
  label: () => fieldWords(path).label,
  hint: () => fieldWords(path).hint,
  kind: kind in kinds ? kinds[kind as keyof typeof kinds] : (kind as FieldSpec['kind']),
  to: to as ContentType | undefined,
});

/** A field for each of the record's own, in the order of the requirement (WEB-03). */
export const entryFields = (type: ContentType): readonly FieldSpec[] =>
  Object.entries<Field>(contentDefinitions[type].fields).flatMap(([name, field]) =>
    field.kind === 'social'
      ? ['linkedin', 'twitter', 'github'].map((network) => spec(`${name}.${network}`, field))
      : [spec(name, field)],
  );
