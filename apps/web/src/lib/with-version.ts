/** What an endpoint answered, and the version of it that its ETag named. */
export interface WithVersion<T> {
  whole: T;
  version: number | undefined;
}

/**
 * Calls an endpoint and keeps the version of its answer:
 * `withVersion((onVersion) => api.call('settings.get', {}, { onVersion }))`.
 */
export async function withVersion<T>(
  call: (onVersion: (version: number) => void) => Promise<T>,
): Promise<WithVersion<T>> {
  let version: number | undefined;
  const whole = await call((current) => {
    version = current;
  });
  return { whole, version };
}
