/** A class, or nothing where a condition says so. */
export type ClassName = string | false | null | undefined;

/** Joins class names, leaving out what is false or missing. */
export function cx(...names: readonly ClassName[]): string {
  return names.filter(Boolean).join(' ');
}
