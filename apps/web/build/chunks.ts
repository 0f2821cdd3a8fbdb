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
    // the frame of the public pages, and what nearly every one of them shows
    name: 'site',
    holds: [
      /\/src\/components\/layout\/(account-menu|closing-call|eyebrow|public-links|section|site-|social-links|terrain-hero)/,
      /\/src\/components\/ui\/social-icon/,
      /\/src\/app\/(header-sign-out|layouts\/public\.layout)/,
      /\/generated\/messages\/messages\/layout_(back_office|create_account|internship|join|member|my_|edit_my|positions|professionals|sign_|training|whatsapp)/,
      /\/src\/lib\/(page-head|share-image|text-parts)/,
      /\/contracts\/src\/content\/case-studies/,
      /\/lucide-react\/dist\/esm\/icons\/(pause|play|quote)\./,
    ],
  },
  {
    // not all screens of the areas show any
    name: 'pictures',
    holds: [
      /\/src\/components\/ui\/(avatar|picture)\./,
      /\/src\/lib\/served-picture/,
      /\/src\/styles\/position-step/,
      /\/contracts\/src\/pictures/,
    ],
  },
  {
    // what brings every page to life
    name: 'app',
    holds: [
      /\/src\/components\/layout\/(?!area-|closing-|page-header|settings-|use-menu)/,
      /\/src\/components\/ui\/(arrow-link|button|card|category|icon-button|prose|spinner|text-style|visually-hidden)/,
      /\/src\/components\/feedback\/(error-|loaded|loading-state|screenful|toast)/,
      /\/src\/components\/cx/,
      /\/src\/start\./,
      /\/src\/app\/(?!area|logout-question|signed-in|until-hydrated)[^/]+$/,
      /\/src\/lib\/(api-client|api-context|api-error|contact-links|early-answers|endpoint-(of|query)|forget-with-session|head|lazy-transport|locale|page|paths|prepare-calls|query-client|route-params|session\.|site-(address|origin)|theme|use-hydrated|when-answered)/,
      /\/src\/generated\/messages\/(runtime|messages\/(layout|ui)_(?!area|cancel|clear|dark|light|logout|your))/,
      /\/contracts\/src\/(focal-point|limits)/,
      /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
      /\/lucide-react\/dist\/esm\/icons\/(arrow-right|circle-user-round|globe|menu|x)\./,
    ],
  },
  {
    name: 'company-pages',
    holds: [
      /\/src\/features\/company-pages\//,
      /\/src\/components\/layout\/closing-(lines|next)/,
      /\/generated\/messages\/messages\/company_/,
    ],
  },
  {
    // ways to pass a page on
    name: 'share',
    holds: [
      /\/src\/components\/ui\/share-links/,
      /\/src\/lib\/share-page/,
      /\/generated\/messages\/messages\/share_/,
      /\/lucide-react\/dist\/esm\/icons\/(message-circle|share-2)\./,
    ],
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
      /\/lucide-react\/dist\/esm\/icons\/search\./,
      /\/src\/features\/account\/sign-in-of/,
      /\/src\/lib\/(breadcrumbs|failure-reason|use-address|use-load-on|use-mailed-token|use-typed-text)/,
      /\/node_modules\/@tanstack\/.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)/,
      /\/contracts\/src\/(search-text|content\/content-lists|entities\/(blog-rules|choices|portfolio-sections|professions))/,
      /\/generated\/messages\/messages\/(page_|list_(failure|more)|ui_clear|layout_your_account|mailed_link_(ended|incomplete))/,
      /\/generated\/messages\/registry/,
    ],
  },
  {
    // what tabs and dialogs are both made of
    name: 'radix',
    holds: [
      /\/node_modules\/@radix-ui\/(primitive|react-(compose-refs|context|id|presence|primitive|slot|use-(?!is-hydrated|size)[^/]+))\//,
    ],
  },
  {
    // comes once a dialog is opened
    name: 'dialogs',
    holds: [
      /\/src\/components\/ui\/dialog-window/,
      /\/node_modules\/(@radix-ui\/react-(dialog|dismissable-layer|focus-guards|focus-scope|portal)|aria-hidden)\//,
    ],
  },
  {
    // zod with all that is built on it: needed by forms and by the first call of the API
    name: 'contract',
    holds: [
      /\/contracts\/src\/(?!content\/(words\/|case-studies)|\w+\/(case-studies|personal-token|rare|second-factor|setup|share-link|system|token-scopes|webhook))/,
      /\/node_modules\/zod\//,
    ],
  },
  {
    // calls of the API with a session that is renewed
    name: 'calls',
    holds: [
      /\/src\/lib\/(browser-transport|http-request|random-text|session-renewal|token-expiry|used-tokens)/,
    ],
  },
  {
    // fields, and the form that needs no library: what a visitor may see at first sight
    name: 'public-forms',
    holds: [
      /\/src\/components\/form\/(field-|file-button|form-context|public-form|select-field|send-failure|sender-|submit-button|text-)/,
      /\/src\/components\/feedback\/alert/,
      /\/src\/components\/ui\/(confirm-dialog|dialog\.)/,
      /\/generated\/messages\/messages\/ui_cancel/,
      /\/src\/lib\/loaded-code/,
      /\/src\/lib\/use-attempt/,
      /\/lucide-react\/dist\/esm\/icons\/(circle-alert|circle-check|info)\./,
      /\/generated\/messages\/messages\/(public_form_|field_|form_failed|form_optional|layout_your_(?!account))/,
    ],
  },
  {
    // what checks the forms of the sign-in pages: comes once somebody goes to a field
    name: 'auth-checks',
    holds: [/\/src\/features\/auth\/form-checks/],
  },
  {
    // what offers a draft, before there is a form
    name: 'drafts',
    holds: [
      /\/src\/components\/editing\/restore-prompt/,
      /\/src\/lib\/editing\/(field|same|use-draft)\./,
      /\/src\/lib\/(draft-saver|use-unsaved-warning)/,
      /\/generated\/messages\/messages\/editing_(draft|remove)/,
    ],
  },
  {
    // forms that bring their schema, and so zod
    name: 'form-checks',
    holds: [/\/src\/components\/form\/form\.tsx/, /\/node_modules\/@hookform\//],
  },
  {
    name: 'forms',
    holds: [
      /\/src\/components\/form\//,
      /\/src\/lib\/editing\/server-errors/,
      /\/generated\/messages\/messages\/form_/,
      /\/node_modules\/react-hook-form\//,
    ],
  },
  {
    // drafts, conflicts and the form of a record: the two signed-in areas
    name: 'editing',
    holds: [/\/src\/(components|lib)\/editing\//, /\/generated\/messages\/messages\/editing_/],
  },
  {
    // what a link from a mail opens
    name: 'mailed-links',
    holds: [
      /\/src\/features\/(newsletter\/components\/mailed-action|account\/components\/confirm-(email|address))/,
      /\/generated\/messages\/messages\/(mailed_link_|newsletter_(?!subscribe|thanks)|account_confirm_(email|address))/,
    ],
  },
  {
    name: 'auth',
    holds: [
      /\/src\/(features\/auth\/(?!confirm-sign-in|second-step\/|set-up\/)|lib\/return-path)/,
      /\/generated\/messages\/messages\/auth_/,
    ],
  },
  {
    // the frame of the two signed-in areas, and what their first screens show
    name: 'area',
    holds: [
      /\/src\/components\/layout\/(area-|page-header|use-menu)/,
      /\/src\/components\/list\/short-list/,
      /\/src\/components\/ui\/(progress-bar|relative-time|skeleton)/,
      /\/src\/app\/(area-page|signed-in-area|until-hydrated)/,
      /\/src\/lib\/(relative-time|saved-drafts|sign-out)/,
      /\/lucide-react\/dist\/esm\/icons\/(arrow-left|briefcase-business|file-text|layout-dashboard|log-out|mail|moon|newspaper|panels-top-left|sun)\./,
      /\/generated\/messages\/messages\/(layout_(area|dark|light|logout|your_account)|area_)/,
    ],
  },
  {
    // what loads a list part after part, apart from what shows it
    name: 'list-query',
    holds: [/\/src\/lib\/(list-parts|list-query|log)\./],
  },
  {
    name: 'tabs',
    holds: [
      /\/src\/components\/ui\/tabs/,
      /\/node_modules\/@radix-ui\/react-(collection|direction|roving-focus|tabs|use-is-hydrated)/,
    ],
  },
  {
    // renders of a long list only what is in view: comes once a list is long
    name: 'long-lists',
    holds: [/\/src\/components\/list\/long-list-view/, /\/node_modules\/@tanstack\/.*virtual/],
  },
  {
    name: 'save-file',
    holds: [/\/src\/lib\/save-file/],
  },
  {
    name: 'settings-parts',
    holds: [/\/src\/components\/layout\/settings-/],
  },
  {
    // lists and tables, and their filters
    name: 'tools',
    holds: [
      /\/src\/components\/list\//,
      /\/generated\/messages\/messages\/list_/,
      /\/src\/components\/ui\/(data-table|email-text)/,
    ],
  },
  {
    // of the professional's dashboard
    name: 'account-icons',
    sharedOnly: true,
    holds: [
      /\/lucide-react\/dist\/esm\/icons\/(arrow-up-right|check|copy|file-plus[^.]*|file-up|key-round|link-2|map-pin-house|message-square-text|pen-line|user-round-plus)\./,
    ],
  },
  {
    name: 'icons',
    sharedOnly: true,
    holds: [/\/lucide-react\/dist\/esm\/icons\//],
  },
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
    // pictures to look at and choose from
    name: 'picture-library',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/library\/(library-picker|upload-area)/,
      /\/generated\/messages\/messages\/admin_(library|picture)/,
    ],
  },
  {
    // the controls of pages and entries: come once one is edited
    name: 'entry-editing',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/(components\/(entry-fields|save-entry)|library\/picture-field\.tsx|page-content\/(editing\.|record-form|save-))/,
    ],
  },
  {
    // what pages consist of: not part of the back-office's other screens
    name: 'page-content',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/(library\/picture-field\.module|page-content\/(?!editing\.|record-form|save-))/,
      /\/generated\/messages\/messages\/admin_page_(?!title|no_items)/,
    ],
  },
  {
    // webhooks: come with their part of the settings
    name: 'webhooks',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/settings\/webhooks\//,
      /\/generated\/messages\/messages\/admin_webhook_/,
    ],
  },
  {
    // the back-office's frame and dashboard
    name: 'back-office',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/(activity\/(?!activity\.tsx|changed)|components\/(answered|content-words|loaded-part|stat-cards|use-action|use-refresh)|live\/(overview|use-live)|messages\/message-cache|navigation)/,
      /\/contracts\/src\/content\/words\//,
      /\/generated\/messages\/messages\/admin_/,
    ],
  },
  {
    name: 'back-office-lists',
    sharedOnly: true,
    holds: [/\/src\/features\/back-office\/components\/(cell-lines|export-button|table-list)/],
  },
  {
    // what its other screens share
    name: 'back-office-tools',
    sharedOnly: true,
    // the text of a post brings its parser
    holds: [
      /\/src\/features\/back-office\/(?!blog\/(editor|post-text)|components\/(any-call|field-group|stored-values)|messages\/(open|repl)|settings\/|users\/user-dialog|website-content\/)/,
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
