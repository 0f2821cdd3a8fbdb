import { contentDefinitions } from './content/content-types.ts';
import type { TranslatedKind } from './endpoints/translations.ts';
import { type PageKey, pageSchemas, translatedParts } from './pages/page-schemas.ts';
import { wholePage } from './pages/whole-page.ts';
import { type Fields, isTranslated } from './records/fields.ts';
import { inputShape } from './records/schemas.ts';
import { z } from './zod.ts';

/** The fields of an entry that a translation has of its own. */
export const translatedFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => isTranslated(one)));

/**
 * What the translation of a page or an entry has to be.
 * @param id the key of a page; for entries it makes no difference
 */
export function translatedContent(
  kind: Exclude<TranslatedKind, 'post'>,
  id: string,
): z.ZodType<object> {
  if (kind !== 'page')
    return z.object(inputShape(translatedFields(contentDefinitions[kind].fields)));
  const key = id as PageKey;
  const { shape } = wholePage<z.ZodObject>(pageSchemas[key] as z.ZodObject);
  return z.object(translatedParts(key, shape) as z.ZodRawShape);
}
