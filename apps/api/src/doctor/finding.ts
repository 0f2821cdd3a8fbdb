/** What one look has shown: `warn` can wait, `fail` cannot. */
export interface Finding {
  level: 'ok' | 'warn' | 'fail';
  /** What was looked at. */
  what: string;
  /** What was found and, unless all is well, what to do. */
  sentence: string;
}

type Found = [level: Finding['level'], sentence: string];

/**
 * Looks at one thing.
 * @param advice what to do when looking itself fails
 */
export async function look(
  what: string,
  advice: string,
  check: () => Found | Promise<Found>,
): Promise<Finding> {
  try {
    const [level, sentence] = await check();
    return { level, what, sentence };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { level: 'fail', what, sentence: `${reason.replace(/\s+/g, ' ')} ${advice}`.trim() };
  }
}

export const ok = (sentence: string): Found => ['ok', sentence];
export const warn = (sentence: string): Found => ['warn', sentence];
export const fail = (sentence: string): Found => ['fail', sentence];
