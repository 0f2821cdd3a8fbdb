import type { z } from '../zod.ts';

type Path = readonly PropertyKey[];

/** What was stored, as this release understands it. */
export interface StoredContent<T> {
  value: T;
  /** Where something could not be read and has its default instead; empty as a rule. */
  repaired: string[];
}

/**
 * Reads content that any release may have stored. Fields that came later have their defaults and
 * fields that are gone are dropped, by the schema; a value that no longer fits is brought into shape
 * or replaced by its default, and everything around it stays.
 * @param schema takes `{}`: every field has a default
 * @throws {z.ZodError} when not even defaults fit
 */
export function readStored<T>(schema: z.ZodType<T>, stored: unknown): StoredContent<T> {
  const repaired: string[] = [];
  let content: unknown = Object(stored);
  for (;;) {
    const { success, data, error } = schema.safeParse(content);
    if (success) return { value: data, repaired };
    const [issue] = error.issues;
    if (!issue || repaired.length >= MOST_REPAIRS) throw error;
    repaired.push(issue.path.join('.'));
    content = repair(content, issue);
  }
}

/** More than any content has fields: beyond it, a schema has a field without a default. */
const MOST_REPAIRS = 1_000;

function repair(content: unknown, issue: z.core.$ZodIssue): unknown {
  const value = at(content, issue.path);
  if (issue.code === 'too_big' && (Array.isArray(value) || typeof value === 'string')) {
    return replaced(content, issue.path, value.slice(0, Number(issue.maximum)));
  }
  if (issue.code === 'too_small' && Array.isArray(value)) {
    return replaced(content, issue.path, [...value, {}]);
  }
  return without(content, issue.path);
}

const at = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (Object(part) as Record<PropertyKey, unknown>)[key], content);

function replaced(content: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy: object = Array.isArray(content) ? [...content] : { ...Object(content) };
  return Object.assign(copy, { [key]: replaced(at(content, [key]), rest, value) });
}

/** The value goes; where it is gone already, what it is missing from goes. */
function without(content: unknown, path: Path): unknown {
  if (path.length === 0) return {};
  const parent = path.slice(0, -1);
  const inside = at(content, parent);
  const key = path.at(-1) ?? '';
  if (Array.isArray(inside)) {
    return replaced(content, parent, inside.toSpliced(Number(key), 1));
  }
  if (at(content, path) === undefined) return without(content, parent);
  const { [key]: _, ...rest } = Object(inside) as Record<PropertyKey, unknown>;
  return replaced(content, parent, rest);
}
