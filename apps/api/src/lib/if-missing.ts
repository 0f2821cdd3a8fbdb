/** For what a look at a file rejects with: that there is none is an answer, not a failure. */
export function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
