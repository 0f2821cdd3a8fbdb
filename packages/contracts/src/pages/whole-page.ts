import { z } from '../zod.ts';

/**
 * A page's schema for what is sent to replace it: its sections and lists have to be there. Their
 * defaults are for content of earlier releases; taken for a sender's, they would empty whatever
 * someone left out. Texts may still be missing, and are empty then.
 */
export function wholePage<S extends z.ZodType>(schema: S): S {
  const whole = requireParts(schema) as S;
  const { id } = schema.meta() ?? {};
  return id ? whole.meta({ id: `${id}Body` }) : whole;
}

/** What a schema requires changes, what it means does not. */
function requireParts(schema: unknown): unknown {
  const whole = withParts(schema);
  const description = schema instanceof z.ZodType ? schema.description : undefined;
  return description !== undefined && whole instanceof z.ZodType && whole !== schema
    ? whole.describe(description)
    : whole;
}

function withParts(schema: unknown): unknown {
  if (schema instanceof z.ZodPrefault) return requireParts(schema.unwrap());
  if (schema instanceof z.ZodDefault) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodArray ? requireParts(inner) : schema;
  }
  if (schema instanceof z.ZodArray) {
    return schema.clone({
      ...schema.def,
      element: requireParts(schema.element) as z.core.$ZodType,
    });
  }
  if (!(schema instanceof z.ZodObject)) return schema;
  const parts = Object.entries(schema.shape).map(([name, part]) => [name, requireParts(part)]);
  return schema.clone({ ...schema.def, shape: Object.fromEntries(parts) });
}
