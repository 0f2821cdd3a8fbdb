/** Starting could lose something, so it does not; the message tells an operator what to do. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError';
}
