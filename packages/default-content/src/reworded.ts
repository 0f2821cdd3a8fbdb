/**
 * The entries of a list in another language: pictures, links and figures are those of the source, the
 * words are its own, in the same order.
 */
export const reworded = <T extends object, K extends keyof T>(
  entries: readonly T[],
  words: readonly Pick<T, K>[],
): T[] => entries.map((entry, index) => ({ ...entry, ...words[index] }));
