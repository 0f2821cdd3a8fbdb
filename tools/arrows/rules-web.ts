import type { IForbiddenRuleType } from 'dependency-cruiser';

/** components, lib → features → app; a feature is whatever folder is under features/. */
export const webRules: IForbiddenRuleType[] = [
  {
    name: 'shared-knows-no-feature',
    comment: 'components/ and lib/ serve every feature, so they know none.',
    severity: 'error',
    from: { path: '^apps/web/src/(components|lib)/' },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'features-not-to-app',
    comment: 'The app puts features together; a feature can be taken out of it.',
    severity: 'error',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'features-not-to-each-other',
    comment: 'What two features share belongs to components/ or lib/; the app may combine them.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'demo-apart',
    comment: 'The demo is an entry of its own; a site with a server holds nothing of it.',
    severity: 'error',
    from: { path: '^apps/(api|web)/', pathNot: '^apps/web/src/demo/' },
    to: { path: '^apps/(web/src/demo|demo)/' },
  },
];
