/** Modules that travel in one file. */
export interface Chunk {
  name: string;
  holds: readonly RegExp[];
  /** What only one page uses is in that page's own chunk. */
  sharedOnly?: boolean;
}

/** Of the public pages, the ways in, and what these and the signed-in areas share. */
export const publicChunks: readonly Chunk[] = [
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
      /\/src\/lib\/(breadcrumbs|page-head|share-image|text-parts)/,
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
      /\/contracts\/src\/(focal-point|pictures)/,
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
      /\/src\/app\/(?!area|logout-|signed-in|until-hydrated)[^/]+$/,
      /\/src\/lib\/(api-client|api-context|api-error|clock|contact-links|early-answers|endpoint-(of|query)|failure-reason|forget-with-session|head|lazy-transport|locale|page|paths|prepare-calls|query-client|route-params|sent-form|session\.|site-(address|origin)|theme|use-(hydrated|website-link)|when-answered)/,
      /\/src\/generated\/messages\/(runtime|messages\/list_failure_(?!unreachable)|messages\/(layout|ui)_(?!area|cancel|clear|dark|light|logout|your))/,
      /\/contracts\/src\/(dialled-number|entities\/roles|language-words|locale|page-figures|slugs)/,
      /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
      /\/lucide-react\/dist\/esm\/icons\/(arrow-right|circle-user-round|globe|menu|x)\./,
    ],
  },
  {
    name: 'company-pages',
    holds: [
      /\/src\/features\/company-pages\//,
      /\/contracts\/src\/content\/anchor/,
      /\/src\/components\/layout\/closing-(lines|next)/,
      /\/generated\/messages\/messages\/company_/,
    ],
  },
  {
    // anyone who reads no post needs no parser
    name: 'post',
    holds: [
      /\/src\/features\/posts\/components\/(post-view|preview-banner)/,
      /\/src\/components\/markdown\//,
      /\/packages\/markdown\/src\/(?!editable)/,
      /\/node_modules\/marked\//,
    ],
  },
  {
    name: 'posts',
    holds: [
      /\/src\/features\/posts\//,
      /\/src\/lib\/post-path/,
      /\/generated\/messages\/messages\/posts_/,
    ],
  },
  {
    // what some public pages and the areas have in common
    name: 'lists',
    holds: [
      /\/src\/components\/feedback\/empty-state/,
      /\/src\/components\/ui\/(badge|filter-pills|search-field)/,
      /\/lucide-react\/dist\/esm\/icons\/search\./,
      /\/src\/features\/account\/sign-in-of/,
      /\/src\/lib\/(known-reason|moments|office-pages|use-address|use-load-on|use-mailed-token|use-typed-text)/,
      /\/node_modules\/@tanstack\/.*(infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)/,
      /\/contracts\/src\/(limits|plain-letters|search-text|slug\.|time-zone|words\/(profession-names|\w+\/professions)|content\/content-lists|entities\/(post-rules|choices|portfolio-(choices|sections|themes)|professions|reply-variables))/,
      /\/generated\/messages\/messages\/(page_|list_(failure_unreachable|more)|ui_clear|layout_your_account|mailed_link_(ended|incomplete))/,
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
    // the fields of records, which editors know before they check any
    name: 'records',
    holds: [/\/contracts\/src\/records\/(account|fields|post)/],
  },
  {
    name: 'portfolio-record',
    holds: [/\/contracts\/src\/records\/portfolio/],
  },
  {
    // zod with all that is built on it: needed by forms and by the first call of the API
    name: 'contract',
    holds: [
      /\/contracts\/src\/(?!same\.|content\/(anchor|case-studies)|words\/(?!said)|\w+\/(admin-event|application(s|\.)|post-reads|case-studies|content-order|inbox|newsletter|people|person|post-draft|rare|references|trash|second-factor|setup|share-link|system|token-scopes|webhook))/,
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
    // the form that needs no library: what a visitor may see at first sight
    name: 'visitor-forms',
    holds: [
      /\/src\/components\/form\/(form-target|public-form|send-failure|sender-|without-script)/,
      /\/generated\/messages\/messages\/public_form_/,
    ],
  },
  {
    // fields, whose form they may be
    name: 'public-forms',
    holds: [
      /\/src\/components\/form\/(field-|file-button|form-context|select-field|submit-button|text-)/,
      /\/src\/components\/feedback\/alert/,
      /\/src\/components\/ui\/(confirm-dialog|dialog\.)/,
      /\/generated\/messages\/messages\/ui_cancel/,
      /\/src\/lib\/loaded-code/,
      /\/src\/lib\/use-(attempt|back-online)/,
      /\/lucide-react\/dist\/esm\/icons\/(circle-alert|circle-check|info)\./,
      /\/generated\/messages\/messages\/(field_|form_failed|form_optional|layout_your_(?!account))/,
    ],
  },
  {
    // what checks the forms of the sign-in pages: comes once someone goes to a field
    name: 'auth-checks',
    holds: [/\/src\/features\/auth\/form-checks/],
  },
  {
    // what offers a draft, before there is a form
    name: 'drafts',
    holds: [
      /\/src\/components\/editing\/restore-prompt/,
      /\/src\/lib\/editing\/(field|typed-number|use-draft)\./,
      /\/contracts\/src\/same\./,
      /\/src\/lib\/draft-saver/,
      /\/generated\/messages\/messages\/editing_(draft|remove|sent)/,
    ],
  },
  {
    // forms that bring their schema, and so zod
    name: 'form-checks',
    holds: [
      /\/src\/components\/form\/form\.tsx/,
      /\/src\/lib\/schema-(errors|resolver)/,
      /\/contracts\/src\/words\/(field-words|en\/fields)/,
    ],
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
    // drafts and the form of a record: the two signed-in areas; conflicts come when there is one
    name: 'editing',
    holds: [
      /\/src\/(components|lib)\/editing\/(?!changed-elsewhere|conflict|items-field|merge)/,
      /\/generated\/messages\/messages\/editing_(?!conflict_(?!said|title)|elsewhere|item_)/,
    ],
  },
  {
    name: 'auth',
    holds: [
      /\/src\/(features\/auth\/(?!confirm-sign-in|second-step\/|set-up\/)|lib\/return-path)/,
      /\/generated\/messages\/messages\/auth_/,
    ],
  },
];
