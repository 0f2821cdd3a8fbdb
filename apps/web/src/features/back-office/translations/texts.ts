/** One text of a record, in both languages. */
export interface Text {
  path: string;
  source: string;
  /** What the source said when it was translated, where it says something else now; '' for nothing. */
  was: string | undefined;
  translated: string;
}

type Leaf = readonly [path: string, text: string];

/** What is chosen from a list, and no words. */
const CHOICES = new Set(['kind', 'color']);

/** The texts in a value, by where they are. */
export function textsIn(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !CHOICES.has(name))
    .flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
}

/**
 * The texts of a source beside their translations. One that is somewhere else in the source by now, as in
 * a list that was put in order, keeps its translation; one that is new begins as a copy.
 */
export function besideSource(source: object, was: object | null, content: object | null): Text[] {
  const before = textsIn(was);
  const said = new Map(textsIn(content));
  const find = (wanted: (leaf: Leaf) => boolean) => before.find(wanted);
  return textsIn(source)
    .filter(([, text]) => text !== '')
    .map(([path, text]) => {
      const same =
        find(([at, then]) => at === path && then === text) ?? find(([, then]) => then === text);
      const there = find(([at]) => at === path);
      const isChanged = content !== null && !same;
      return {
        ...{ path, source: text, was: isChanged ? (there?.[1] ?? '') : undefined },
        translated: said.get(same?.[0] ?? path) ?? text,
      };
    });
}

/** A source with other texts, by where they are. */
export function withTexts(
  source: unknown,
  texts: Readonly<Record<string, string>>,
  path = '',
): unknown {
  if (typeof source === 'string') return texts[path] ?? source;
  if (typeof source !== 'object' || source === null) return source;
  const at = (name: string) => (path ? `${path}.${name}` : name);
  if (Array.isArray(source)) return source.map((part, n) => withTexts(part, texts, at(`${n}`)));
  return Object.fromEntries(
    Object.entries(source).map(([name, part]) => [name, withTexts(part, texts, at(name))]),
  );
}
