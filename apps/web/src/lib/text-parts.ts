/** Cuts a text behind its first sentence; `rest` is empty when there is only one. */
export function splitFirstSentence(text: string): { first: string; rest: string } {
  const [, first = text.trim(), rest = ''] = /^(.+?[.!?…])\s+(\S.*)$/s.exec(text.trim()) ?? [];
  return { first, rest };
}

/** The text up to its first empty line. */
export function firstParagraph(text: string): string {
  return text.trim().split(/\n\s*\n/, 1)[0] ?? '';
}
