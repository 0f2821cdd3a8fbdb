/** A pattern for a package by its name, whether it was found (or its types instead of it) or not. */
export function npm(name: string): string {
  return `(^|/node_modules/)(@types/)?${name}(/|$)`;
}
