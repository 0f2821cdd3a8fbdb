/** Tells the console what failed and why, for anyone who investigates a complaint later. */
export function logFailure(message: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that may
  console.error(message, cause);
}
