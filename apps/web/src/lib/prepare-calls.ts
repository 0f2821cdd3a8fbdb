/**
 * Fetches the code of calls before there is one to make. What is sent when the line has just gone
 * must still be able to say so, and to be sent again.
 */
export function prepareCalls(): void {
  // without it the call itself tries once more
  Promise.all([import('./browser-transport.ts'), import('./contract.ts')]).catch(() => undefined);
}
