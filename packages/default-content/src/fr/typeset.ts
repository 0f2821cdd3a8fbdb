import { withFixedSpaces } from '@vitrine/contracts';

/** The value with the spaces of French in each of its texts, however deep. */
export function typeset<T>(value: T): T;
export function typeset(value: unknown): unknown {
  if (typeof value === 'string') return withFixedSpaces(value);
  if (Array.isArray(value)) return value.map((item) => typeset(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)]));
}
