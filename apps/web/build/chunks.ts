interface Chunk {
  name: string;
  holds: readonly RegExp[];
}

/**
 * What is used together travels together: on a slow line a round trip costs more than a few
 * kilobytes that the next page needs anyway. What is not named here is split by page.
 */
const CHUNKS: readonly Chunk[] = [
  {
    // changes only when a library does, so that it stays in browsers' caches
    name: 'libraries',
    holds: [
      /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
      /\/node_modules\/@tanstack\/(?!.*(queriesObserver|useQueries|infinite))/,
    ],
  },
  {
    // what nearly every public page shows
    name: 'site',
    holds: [
      /\/src\/components\/layout\/(?!area-|page-header)/,
      /\/src\/components\/ui\/(avatar|brand-|button|card|external-link|icon-button|picture|prose|social-icon|spinner|visually-hidden)/,
      /\/src\/components\/feedback\/(error-state|loaded|loading-state)/,
      /\/src\/components\/cx/,
      /\/src\/app\/layouts\/public\.layout/,
      /\/src\/lib\/(api-client|api-context|api-error|browser-storage|endpoint-query|head|lazy-transport|locale|page|paths|query-client|session\.|share-image|storage-keys|text-parts|theme)/,
      /\/src\/generated\/messages\/(runtime|messages\/(layout|ui|app)_)/,
      /\/contracts\/src\/(pictures|limits)/,
      /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
      /\/lucide-react\/dist\/esm\/icons\/(arrow-right|globe|menu|x|circle-user-round)\./,
    ],
  },
  { name: 'company-pages', holds: [/\/src\/features\/company-pages\//] },
  { name: 'blog', holds: [/\/src\/features\/blog\//] },
  { name: 'forms', holds: [/\/src\/components\/form\//, /\/src\/components\/feedback\/alert/] },
  { name: 'auth', holds: [/\/src\/features\/auth\//] },
  {
    // what the two signed-in areas share
    name: 'tools',
    holds: [
      /\/src\/components\/layout\/(area-|page-header)/,
      /\/src\/components\/feedback\/empty-state/,
      /\/src\/components\/ui\/(badge|data-table|description-list|filter-|progress-bar|search-field|skeleton|tabs)/,
    ],
  },
  { name: 'account', holds: [/\/src\/features\/account\//] },
  { name: 'back-office', holds: [/\/src\/features\/back-office\//] },
];

/** For the bundler's `codeSplitting`. */
export const chunks = {
  groups: CHUNKS.map(({ name, holds }) => ({
    name,
    test: (id: string) => holds.some((pattern) => pattern.test(id.replaceAll('\\', '/'))),
  })),
  // what a listed file imports belongs where it is listed itself
  includeDependenciesRecursively: false,
};
