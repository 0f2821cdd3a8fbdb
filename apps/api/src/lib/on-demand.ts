/**
 * Makes a thing when it is first asked for and keeps it; after a failure the next who asks tries
 * again. What costs start time and memory, and what few requests need, is loaded this way.
 */
export function onDemand<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
