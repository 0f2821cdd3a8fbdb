import type { IForbiddenRuleType } from 'dependency-cruiser';
import { npm } from './npm.ts';
import { apiRules } from './rules-api.ts';
import { webRules } from './rules-web.ts';

const TESTS = '\\.(test|spec)\\.tsx?$|/tests/|/testing/';

/** The arrows that concern all parts; paths are from the repository's root. */
const sharedRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one thing, or hide a third. Types count.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'api-not-to-web',
    comment: 'The API loads the built renderer through one interface, not through an import.',
    severity: 'error',
    from: { path: '^apps/api/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'web-not-to-api',
    comment: 'The web knows the server by the contract alone.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/api/' },
  },
  {
    name: 'demo-through-doors',
    comment: 'The demo puts the handlers and the app together; each has a door for it.',
    severity: 'error',
    from: { path: '^apps/demo/' },
    to: {
      path: '^apps/(api|web)/',
      pathNot: [
        '^apps/api/src/in-browser\\.ts$',
        '^apps/web/(src/demo/index|build/static-site)\\.ts$',
      ],
    },
  },
  {
    name: 'contracts-need-zod-alone',
    comment: 'Contracts run in the browser, on the server and in tests: no Node, no React, no app.',
    severity: 'error',
    from: { path: '^packages/contracts/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/contracts/src/', '(^|/node_modules/)zod(/|$)'] },
  },
  {
    name: 'contract-tests-without-apps',
    comment: 'What tests a contract may not need an app, Node or React either.',
    severity: 'error',
    from: { path: '^packages/contracts/' },
    to: { path: ['^apps/', npm('react'), npm('react-dom')] },
  },
  {
    name: 'markdown-needs-its-parser-alone',
    comment:
      'The rules for Markdown run in the browser and on the server: no Node, no React, no app.',
    severity: 'error',
    from: { path: '^packages/markdown/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/markdown/src/', '(^|/node_modules/)marked(/|$)'] },
  },
  {
    name: 'resume-needs-its-parsers-alone',
    comment: 'What people bring is read in their browser: no Node, no React, no app.',
    severity: 'error',
    from: { path: '^packages/resume/src/', pathNot: [TESTS, '^packages/resume/src/testing.ts$'] },
    to: {
      pathNot: [
        '^packages/resume/src/',
        '(^|/node_modules/)(@zip\\.js/zip\\.js|htmlparser2|papaparse|@types/papaparse|unpdf|zod)(/|$)',
      ],
    },
  },
  {
    name: 'client-needs-its-transport-alone',
    comment: 'It is installed where nothing else of this repository is.',
    severity: 'error',
    from: { path: '^packages/client/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/client/src/', '(^|/node_modules/)openapi-fetch(/|$)'] },
  },
  {
    name: 'default-content-needs-contracts-alone',
    comment: 'It is data, which the server stores and the demo shows in a browser.',
    severity: 'error',
    from: { path: '^packages/default-content/src/', pathNot: TESTS },
    to: { pathNot: ['^packages/(default-content|contracts)/src/'] },
  },
  {
    name: 'one-door-per-package',
    comment: 'A package is what its index exports, and testing.ts for tests; the rest may move.',
    severity: 'error',
    from: { path: '^(apps|packages|tests|tools)/([^/]+)/' },
    to: { path: '^packages/', pathNot: ['^$1/$2/', '^packages/[^/]+/src/(index|testing)\\.ts$'] },
  },
];

/** Every arrow that must not be there. */
export const rules: IForbiddenRuleType[] = [...sharedRules, ...apiRules, ...webRules];
