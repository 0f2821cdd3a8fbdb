const LONGEST = 200;

/** The start of a text in one line, cut between words; undefined when there is none. */
export function pageDescription(text: string): string | undefined {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line || undefined;
  return `${line.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
