import { z } from 'zod';
import type { JsonSchema } from './document.ts';

/** Which side of a schema is meant: what may be sent, or what comes back. */
type Side = 'input' | 'output';

/** Turns schemas into JSON Schema, and keeps those with a name in one place. */
export interface SchemaCollection {
  /** @returns a reference where the schema has a name, the schema itself otherwise */
  add(schema: z.ZodType, side: Side): JsonSchema;
  /** Follows a reference. */
  resolve(schema: JsonSchema): JsonSchema;
  readonly named: Record<string, JsonSchema>;
}

const LOCAL = '#/$defs/';
export const COMPONENT = '#/components/schemas/';

export function createSchemas(): SchemaCollection {
  const named: Record<string, JsonSchema> = {};
  const resolve = (schema: JsonSchema): JsonSchema => {
    const found = schema.$ref ? named[schema.$ref.slice(COMPONENT.length)] : schema;
    if (!found) throw new Error(`There is no schema ${schema.$ref}.`);
    return found;
  };
  return {
    named,
    resolve,
    add: (schema, side) => {
      const { $schema: _dialect, $defs = {}, ...own } = z.toJSONSchema(schema, { io: side });
      const final = finalNames(named, $defs, side);
      for (const [name, definition] of Object.entries($defs)) {
        keep(named, final(name), finished(definition, final));
      }
      return finished(own, final);
    },
  };
}

type Rename = (name: string) => string;

/**
 * What is sent may leave out what has a default, what is answered does not: where the two differ,
 * and the name is that of an answer already, what is sent is called `…Input`.
 */
function finalNames(
  named: Record<string, JsonSchema>,
  definitions: Record<string, unknown>,
  side: Side,
): Rename {
  const renamed = new Set<string>();
  const final: Rename = (name) => (renamed.has(name) ? `${name}Input` : name);
  if (side === 'output') return final;
  const differs = ([name, definition]: [string, unknown]) =>
    !renamed.has(name) && named[name] && !isSame(named[name], finished(definition, final));
  // a name that changes makes those differ that refer to it
  for (;;) {
    const [next] = Object.entries(definitions).find(differs) ?? [];
    if (next === undefined) return final;
    renamed.add(next);
  }
}

const isSame = (one: JsonSchema, other: JsonSchema) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A name must mean one thing. */
function keep(named: Record<string, JsonSchema>, name: string, schema: JsonSchema): void {
  const known = named[name];
  if (known && !isSame(known, schema)) {
    throw new Error(`Two different schemas are called ${name}.`);
  }
  named[name] = schema;
}

/**
 * References point into the document instead of into the schema itself, and a rule is said behind what
 * the field means.
 */
function finished(value: unknown, final: Rename): JsonSchema {
  return JSON.parse(JSON.stringify(value), (key, inner) => {
    if (key === '$ref' && typeof inner === 'string' && inner.startsWith(LOCAL)) {
      return COMPONENT + final(inner.slice(LOCAL.length));
    }
    return typeof inner?.rule === 'string' ? withRule(inner) : inner;
  });
}

const withRule = ({ rule, description, ...schema }: JsonSchema & { rule: string }): JsonSchema => ({
  ...schema,
  description: description ? `${description} ${rule}` : rule,
});
