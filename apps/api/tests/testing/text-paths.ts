export type Path = (string | number)[];

/** Where the texts of a body are. */
export function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    textPaths(inner, [...path, isList ? Number(key) : key]),
  );
}

/** A copy of a body with another value in one place. */
export function replaced(body: object, path: Path, value: unknown): object {
  // no two places of a JSON text are one object, as they can be in an example
  const copy = JSON.parse(JSON.stringify(body)) as Record<string | number, unknown>;
  let inner = copy;
  for (const key of path.slice(0, -1)) inner = inner[key] as typeof copy;
  inner[path.at(-1) ?? ''] = value;
  return copy;
}
