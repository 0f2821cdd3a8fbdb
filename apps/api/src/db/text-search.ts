import { type SQL, sql } from 'drizzle-orm';

const ESCAPE = '!';

/** Looks for the text itself: what means "anything" to LIKE is looked for as it is typed. */
export const patternOf = (q: string) => `%${q.toLowerCase().replace(/[%_!]/g, `${ESCAPE}$&`)}%`;

/**
 * Whether a text that is in lower case already looks like {@link patternOf}: LIKE tells cases
 * apart in PostgreSQL and not in SQLite; lower case on both sides ends that.
 */
export const withPattern = (text: SQL, pattern: string): SQL =>
  sql`${text} LIKE ${pattern} ESCAPE ${sql.raw(`'${ESCAPE}'`)}`;
