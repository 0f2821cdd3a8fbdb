import { z } from 'zod';
import type { JsonSchema } from './document.ts';

/** Which side of a schema is meant: what may be sent, or what comes back. */
export type Side = 'input' | 'output';

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
      for (const [name, definition] of Object.entries($defs)) {
        keep(named, name, withReferences(definition));
      }
      return withReferences(own);
    },
  };
}

/** A name must mean one thing, whether it is sent or answered. */
function keep(named: Record<string, JsonSchema>, name: string, schema: JsonSchema): void {
  const known = named[name];
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two different schemas are called ${name}.`);
  }
  named[name] = schema;
}

/** References point into the document instead of into the schema itself. */
function withReferences(value: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    key === '$ref' && typeof inner === 'string' ? inner.replace(LOCAL, COMPONENT) : inner,
  );
}
