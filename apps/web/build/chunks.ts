interface Chunk {
  name: string;
  holds: readonly RegExp[];
  /** What only one page uses lies in that page's own chunk. */
  sharedOnly?: boolean;
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
      /\/node_modules\/@tanstack\/(?!.*(virtual|queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation))/,
    ],
  },
  {
    // what brings every page to life, and what nearly every public page shows
    name: 'site',
    holds: [
      /\/src\/components\/layout\/(?!area-|page-header|settings-|use-menu)/,
      /\/src\/components\/ui\/(arrow-link|avatar|button|card|category|icon-button|picture|prose|social-icon|spinner|text-style|visually-hidden)/,
      /\/src\/components\/feedback\/(error-|loaded|loading-state|screenful|toast)/,
      /\/src\/components\/cx/,
      /\/src\/start\./,
      /\/src\/app\/(layouts\/public\.layout|(?!area|require-session|signed-in)[^/]+$)/,
      /\/src\/lib\/(api-client|api-context|api-error|endpoint-query|forget-with-session|head|lazy-transport|locale|page|paths|query-client|route-params|session\.|share-image|text-parts|theme|use-hydrated)/,
      /\/src\/generated\/messages\/(runtime|messages\/(layout|ui)_(?!area|cancel|clear|dark|light|logout|your))/,
      /\/contracts\/src\/(pictures|limits)/,
      /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
      /\/lucide-react\/dist\/esm\/icons\/(arrow-right|circle-user-round|globe|menu|pause|play|quote|x)\./,
    ],
  },
  {
    name: 'company-pages',
    holds: [/\/src\/features\/company-pages\//, /\/generated\/messages\/messages\/company_/],
  },
  {
    // whoever reads no article needs no parser
    name: 'article',
    holds: [
      /\/src\/features\/blog\/components\/(article-view|preview-banner)/,
      /\/src\/components\/markdown\//,
      /\/packages\/markdown\//,
      /\/node_modules\/marked\//,
    ],
  },
  {
    name: 'blog',
    holds: [/\/src\/features\/blog\//, /\/generated\/messages\/messages\/blog_/],
  },
  {
    // what some public pages and the areas have in common
    name: 'lists',
    holds: [
      /\/src\/components\/feedback\/empty-state/,
      /\/src\/components\/ui\/(badge|filter-pills|search-field)/,
      /\/src\/features\/account\/sign-in-of/,
      /\/src\/lib\/(breadcrumbs|contact-links|use-address|use-load-on|use-typed-text)/,
      /\/node_modules\/@tanstack\/.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)/,
      /\/contracts\/src\/entities\/(blog-rules|portfolio-sections)/,
      /\/generated\/messages\/messages\/(page_|list_more|ui_clear)/,
      /\/generated\/messages\/registry/,
    ],
  },
  {
    name: 'dialogs',
    holds: [
      /\/src\/components\/ui\/dialog/,
      /\/node_modules\/(@radix-ui\/(primitive|react-(?!collection|direction|dropdown|menu|popper|roving|tabs|use-is-hydrated|use-size)[^/]+)|aria-hidden)\//,
      /\/generated\/messages\/messages\/ui_cancel/,
    ],
  },
  {
    // zod with all that is built on it: needed by forms and by the first call of the API
    name: 'contract',
    holds: [/\/contracts\/src\/(?!content\/words\/)/, /\/node_modules\/zod\//],
  },
  {
    // fields, and the form that needs no library: what a visitor may see at first sight
    name: 'public-forms',
    holds: [
      /\/src\/components\/form\/(field-|form-context|public-form|select-field|send-failure|sender-|submit-button|text-)/,
      /\/src\/components\/feedback\/alert/,
      /\/src\/lib\/(random-text|use-attempt)/,
      /\/generated\/messages\/messages\/(public_form_|field_|form_failed|form_optional|layout_your)/,
    ],
  },
  {
    name: 'forms',
    holds: [
      /\/src\/components\/form\//,
      /\/src\/lib\/editing\/server-errors/,
      /\/generated\/messages\/messages\/form_/,
      /\/node_modules\/(react-hook-form|@hookform)\//,
    ],
  },
  {
    // drafts, conflicts and the form of a record: the two signed-in areas
    name: 'editing',
    holds: [
      /\/src\/(components|lib)\/editing\//,
      /\/src\/lib\/(draft-saver|use-unsaved-warning)/,
      /\/generated\/messages\/messages\/editing_/,
    ],
  },
  {
    // what a link from a mail opens
    name: 'mailed-links',
    holds: [
      /\/src\/features\/(newsletter\/components\/mailed-action|account\/components\/confirm-email)/,
      /\/src\/lib\/use-mailed-token/,
      /\/generated\/messages\/messages\/(mailed_link_|newsletter_(?!subscribe|thanks)|account_confirm_email)/,
    ],
  },
  {
    name: 'auth',
    holds: [/\/src\/(features\/auth\/|lib\/return-path)/, /\/generated\/messages\/messages\/auth_/],
  },
  {
    // what the two signed-in areas share
    name: 'tools',
    holds: [
      /\/src\/components\/layout\/(area-|page-header|settings-|use-menu)/,
      /\/generated\/messages\/messages\/layout_(area|dark|light|logout)/,
      /\/src\/app\/(area-page|require-session|signed-in-area)/,
      /\/src\/components\/list\//,
      /\/src\/lib\/(failure-reason|list-parts|list-query|log|relative-time|save-file|sign-out)/,
      /\/node_modules\/(@tanstack\/.*virtual|@radix-ui\/react-(collection|direction|roving-focus|tabs|use-is-hydrated))/,
      /\/generated\/messages\/messages\/(area_|list_)/,
      /\/src\/components\/ui\/(confirm-dialog|data-table|description-list|email-text|progress-bar|relative-time|skeleton|tabs)/,
    ],
  },
  { name: 'icons', holds: [/\/lucide-react\/dist\/esm\/icons\//] },
  {
    name: 'account',
    sharedOnly: true,
    holds: [
      /\/src\/features\/account\//,
      /\/src\/components\/(portfolio-view\/next-steps|ui\/copy-button)/,
      /\/generated\/messages\/messages\/account_/,
    ],
  },
  {
    name: 'back-office',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\//,
      /\/contracts\/src\/content\/words\//,
      /\/generated\/messages\/messages\/admin_/,
    ],
  },
];

/** For the bundler's `codeSplitting`. */
export const chunks = {
  groups: CHUNKS.map(({ name, holds, sharedOnly }) => ({
    name,
    minShareCount: sharedOnly ? 2 : 1,
    test: (id: string) => holds.some((pattern) => pattern.test(id.replaceAll('\\', '/'))),
  })),
  // what a listed file imports belongs where it is listed itself
  includeDependenciesRecursively: false,
};
