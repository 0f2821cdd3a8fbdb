import { describeSystemError } from './failure.mjs';
import { explain, Problem } from './problem.mjs';
import { Stopped } from './run.mjs';

/**
 * Run a command line's main function; a Problem becomes a short message and exit code 1.
 * @param {() => Promise<number | undefined>} main resolves to the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error instanceof Stopped) {
      process.exitCode = error.code;
      return;
    }
    const described = describeSystemError(error);
    if (!(described instanceof Problem)) throw error;
    explain(described);
    process.exitCode = 1;
  }
}
