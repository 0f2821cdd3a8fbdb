// Without zod and the letters of addresses: pages that link to a part of themselves need neither.

/** A name as the id of an element: 'Maître D' gives `maitre-d`. */
export function anchor(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
