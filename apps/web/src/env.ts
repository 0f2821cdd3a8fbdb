const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** The only reader of the build's variables. */
export const env = {
  /** Where the API lives when it is not the site's own origin; no slash at the end. */
  apiUrl: withoutSlash(import.meta.env.VITE_API_URL ?? ''),
  /** The folder that the site is in on its host; '' for the root, no slash at the end. */
  base: withoutSlash(import.meta.env.BASE_URL),
} as const;

/** Of the build that the server renders with; a constant, so that browsers get nothing that depends on it. */
export const isServerBuild: boolean = import.meta.env.SSR;
