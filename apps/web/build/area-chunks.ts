import type { Chunk } from './public-chunks.ts';

/** Of the two signed-in areas. */
export const areaChunks: readonly Chunk[] = [
  {
    // the frame of the two signed-in areas, and what their first screens show
    name: 'area',
    holds: [
      /\/src\/components\/layout\/(area-|page-header|use-menu)/,
      /\/src\/components\/list\/short-list/,
      /\/src\/components\/ui\/(fading|page-address|progress-bar|relative-time|skeleton)/,
      /\/src\/app\/(area-page|signed-in-area|until-hydrated)/,
      /\/src\/lib\/(relative-time|saved-drafts|sign-out|use-unsaved-warning)/,
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
      /\/lucide-react\/dist\/esm\/icons\/(arrow-up-right|check|copy|file-plus[^.]*|file-up|key-round|map-pin-house|message-square-text|pen-line|user-round-plus)\./,
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
      /\/generated\/messages\/messages\/admin_(library_(?!title)|picture)/,
    ],
  },
  {
    // the controls of pages and entries: come once one is edited
    name: 'entry-editing',
    sharedOnly: true,
    holds: [
      /\/src\/components\/editing\/items-field/,
      /\/generated\/messages\/messages\/editing_item_/,
      /\/src\/features\/back-office\/(components\/save-entry|website-content\/entry-fields|library\/picture-field\.tsx|page-content\/(editing\.|record-form|save-))/,
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
    // of the settings and of the search, which finds them
    name: 'settings-words',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/settings\/settings-fields/,
      /\/generated\/messages\/messages\/admin_settings_/,
    ],
  },
  {
    // the newsletter: comes with its screens
    name: 'newsletter-office',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/newsletter\//,
      /\/generated\/messages\/messages\/admin_newsletter_(?!no_mail|title|write)/,
    ],
  },
  {
    // a language as a file: comes with its dialogs
    name: 'translation-exchange',
    sharedOnly: true,
    holds: [/\/src\/features\/back-office\/translations\/exchange\//],
  },
  {
    // texts beside their original: of their screen, and of the editor of articles
    name: 'translations',
    sharedOnly: true,
    holds: [/\/src\/features\/back-office\/(translations\/|components\/source-text)/],
  },
  {
    // everything about one person: comes with its screen
    name: 'person',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/people\//,
      /\/generated\/messages\/messages\/admin_person_(?!title)/,
    ],
  },
  {
    // messages and applications while they are read and answered: comes with the first
    name: 'inbox-work',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/inbox\/(assignee-select|desk-select|lost|not|pass-on|repl|same-text|sent|use-)/,
      /\/generated\/messages\/messages\/admin_(messages_(attach|file|forward|lost|note|repl|saved_reply|unknown)|saved_replies)/,
    ],
  },
  {
    // what is done with several of them at once
    name: 'inbox-bulk',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/inbox\/bulk-/,
      /\/generated\/messages\/messages\/admin_messages_bulk_/,
    ],
  },
  {
    // the lists of both
    name: 'inbox',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/inbox\/(assignee-badge|clear-of|inbox-nav|is-unanswered|list-keys|picking|whose)/,
      /\/generated\/messages\/messages\/admin_messages_(assignee|pick_all|unseen|whose)/,
    ],
  },
  {
    // what was done, on the dashboard and on a screen of its own
    name: 'activity',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/(activity\/(?!activity\.tsx)|components\/changed-fields)/,
      /\/generated\/messages\/messages\/admin_activity_/,
    ],
  },
  {
    // the back-office's frame, and what every screen of it needs
    name: 'back-office',
    sharedOnly: true,
    holds: [
      /\/src\/features\/back-office\/(components\/(answered|content-words|loaded-part|use-action|use-refresh|use-undo)|event-stream\/use-live|live\/(overview|watched)|messages\/message-cache|navigation)/,
      /\/contracts\/src\/words\/(labels|en\/content)/,
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
      /\/src\/features\/back-office\/(?!posts\/(editor|post-text)|components\/(any-call|field-group|stored-values)|inbox\/|messages\/open|settings\/|trash\/|users\/user-dialog|website-content\/)/,
    ],
  },
];
