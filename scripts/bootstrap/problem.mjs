/** An error that a person can mend: its message is printed without a stack. */
export class Problem extends Error {
  /**
   * @param {string} message what went wrong
   * @param {string} [advice] what to try
   */
  constructor(message, advice) {
    super(message);
    this.advice = advice;
  }
}

/**
 * Run a command line's main function; a Problem becomes a short message and exit code 1.
 * @param {() => Promise<number | undefined>} main resolves to the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    explain(error);
    process.exitCode = 1;
  }
}

/** @param {Problem} problem */
export function explain(problem) {
  console.error(`\n${problem.message}`);
  if (problem.advice) console.error(problem.advice);
}
