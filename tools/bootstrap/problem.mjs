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

/** @param {Problem} problem */
export function explain(problem) {
  console.error(`\n${problem.message}`);
  if (problem.advice) console.error(problem.advice);
}
