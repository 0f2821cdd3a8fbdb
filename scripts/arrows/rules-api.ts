import type { IForbiddenRuleType } from 'dependency-cruiser';
import { npm } from './npm.ts';

/** What a caller is (`isAdmin(actor)`), as pure as the policies that ask it. */
const ACTOR = '^apps/api/src/lib/actor\\.ts$';

/** routes → service → repository → db, and each library where it belongs. */
export const apiRules: IForbiddenRuleType[] = [
  {
    name: 'express-at-the-edge',
    comment: 'Express lives in http/, app.ts and the routes; the rest works without HTTP.',
    severity: 'error',
    from: {
      path: '^apps/api/src/',
      pathNot: ['^apps/api/src/http/', '^apps/api/src/app\\.ts$', '\\.routes\\.ts$'],
    },
    to: { path: npm('express') },
  },
  {
    name: 'drizzle-in-repositories',
    comment: 'Queries are written in db/ and in repositories, nowhere else.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/db/', '\\.repository\\.ts$'] },
    to: { path: npm('drizzle-orm') },
  },
  {
    name: 'routes-not-past-services',
    comment: 'Routes call services; loading, authorising and acting are theirs.',
    severity: 'error',
    from: { path: '\\.routes\\.ts$' },
    to: { path: ['\\.repository\\.ts$', '^apps/api/src/db/'] },
  },
  {
    name: 'services-not-back-to-routes',
    comment: 'Services do not know that they are reached over HTTP routes.',
    severity: 'error',
    from: { path: '\\.service\\.ts$' },
    to: { path: '\\.routes\\.ts$' },
  },
  {
    name: 'repositories-only-down',
    comment: 'A repository stores and finds; rules, replies and HTTP are above it.',
    severity: 'error',
    from: { path: '\\.repository\\.ts$' },
    to: {
      path: ['\\.(service|routes|policy|presenter)\\.ts$', '^apps/api/src/http/', npm('express')],
    },
  },
  {
    name: 'db-knows-no-feature',
    comment: 'The database layer is below every feature.',
    severity: 'error',
    from: { path: '^apps/api/src/db/', pathNot: '^apps/api/src/db/seed/' },
    to: { path: '^apps/api/src/(features|http)/' },
  },
  {
    name: 'policies-and-presenters-are-pure',
    comment: 'They decide and pick from what they are given: types, contracts and who is calling.',
    severity: 'error',
    from: { path: ['\\.(policy|presenter)\\.ts$', ACTOR] },
    to: { pathNot: ['^packages/contracts/', ACTOR], dependencyTypesNot: ['type-only'] },
  },
];
