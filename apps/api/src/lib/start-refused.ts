/** What the system calls a wrong setting (`EX_CONFIG`): starting again does not help. */
export const EXIT_CONFIG = 78;
/** Starting again may help: what is missing may only be slower to start. */
export const EXIT_UNAVAILABLE = 1;

/** Starting could lose something, so it does not; the message tells an operator what to do. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError';
  readonly exitCode: number;

  /** @param exitCode another one where starting again may help */
  constructor(message: string, exitCode = EXIT_CONFIG) {
    super(message);
    this.exitCode = exitCode;
  }
}
