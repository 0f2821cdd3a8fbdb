/** The settings that .env.example documents, set there or commented out. */
export function documentedSettings(example: string): string[] {
  return [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].flatMap(([, name]) => name ?? []);
}

/** The settings an app's env.ts reads: the keys of its schema. */
export function readSettings(source: string): string[] {
  return [...source.matchAll(/^\s+([A-Z][A-Z0-9_]*):/gm)].flatMap(([, name]) => name ?? []);
}

/** Where the documentation of settings and their reader disagree. */
export function findSettingsProblems(example: string, source: string): string[] {
  const documented = documentedSettings(example);
  const read = readSettings(source);
  return [
    ...read
      .filter((name) => !documented.includes(name))
      .map((name) => `${name} is read, but .env.example does not document it`),
    ...documented
      .filter((name) => !read.includes(name))
      .map((name) => `${name} is documented in .env.example, but nothing reads it`),
  ];
}

/** Settings of a file of `deploy/` that the app does not know. */
export const findUnknownSettings = (names: string[], documented: string[]): string[] =>
  names
    .filter((name) => !documented.includes(name))
    .map((name) => `${name} is not documented in .env.example`);

/** What the server takes to end, after it has served for DRAIN_SECONDS more. */
const END_SECONDS = 15;

/** @param patience seconds until the server is killed */
export function findDrainProblems(settings: Record<string, unknown>, patience: number): string[] {
  const needed = Number(settings.DRAIN_SECONDS ?? 0) + END_SECONDS;
  return patience >= needed
    ? []
    : [`it is killed after ${patience} s, and needs ${needed} s to end`];
}
