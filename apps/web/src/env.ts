/** The only reader of the build's variables. */
export const env = {
  /** Where the API lives when it is not the site's own origin; no slash at the end. */
  apiUrl: (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, ''),
  /** Demo mode: no API, sample data in the browser. */
  demo: import.meta.env.VITE_DEMO === 'true',
} as const;
