/** Longest text that anything here may hold. */
const LONGEST = 50_000;

/** Repeated, these keep a careless parser busy: openings without an end, and what backtracks. */
export const hostileParts = [
  `${'**a '.repeat(100)}\n\n`,
  `${'[a'.repeat(200)}\n\n`,
  ...['[', '*a', '_a', '**a ', '~~a', 'a**b', '> ', '>', '- ', '1. ', '`', '<a', '<!--', '[a]('],
  ...['![[', '|', 'a.', 'a@', 'www.a', '* a\n', '```\n', '\\', '\n', '&', 'a\n=', '[a]: x\n'],
  ...['_a ', '*a **b ', 'a.b@c ', '|a|b|\n|-|-|\n', '<a b="'],
];

/** A text of one part over and over, as long as a text may be. */
export const filledWith = (part: string, length = LONGEST): string =>
  part.repeat(length / part.length);
