import type { JsonSchema } from './document.ts';
import { exampleTexts } from './example-texts.ts';

/**
 * A plausible value for a schema: its own example, or one made from the names of its fields.
 * @param resolve follows references
 * @param name of the field that holds the value
 */
export function exampleOf(
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
  name = '',
): unknown {
  const found = resolve(schema);
  const { examples, enum: choices, anyOf, oneOf, allOf } = found;
  if (examples?.length) return examples[0];
  if (found.const !== undefined) return found.const;
  if (choices?.length) return choices.includes(found.default) ? found.default : choices[0];
  const variant = (anyOf ?? oneOf)?.[0];
  if (variant) return exampleOf(variant, resolve, name);
  if (allOf) return Object.assign({}, ...allOf.map((part) => exampleOf(part, resolve, name)));
  if (found.properties) {
    return Object.fromEntries(
      Object.entries(found.properties).map(([key, field]) => [key, exampleOf(field, resolve, key)]),
    );
  }
  if (found.items) {
    const item = exampleOf(found.items, resolve, name);
    return Array.from({ length: found.minItems ?? 1 }, () => item);
  }
  if (found.type === 'boolean') return found.default ?? true;
  if (found.type === 'integer' || found.type === 'number') return found.default || 3;
  return exampleTexts[name] ?? 'Text';
}
