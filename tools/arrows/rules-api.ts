import type { IForbiddenRuleType } from 'dependency-cruiser';
import { npm } from './npm.ts';

/** What a caller is (`isAdmin(actor)`), as pure as the policies that ask it. */
const ACTOR = '^apps/api/src/lib/actor\\.ts$';

/** The houses of the API, the lowest first: each may use those before it, through their doors. */
const HOUSES = ['service', 'people', 'site', 'writing', 'portfolio', 'office'];
const houses = (some: readonly string[]) => `^apps/api/src/(${some.join('|')})/`;
/** What is below every house, and what each of it may not use. */
const LAYERS = [
  ['lib', '^apps/api/src/(?!lib/)'],
  ['db', '^apps/api/src/(?!(lib|db)/)'],
  ['http', houses(HOUSES)],
] as const;
const TESTS = '\\.test\\.ts$';

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
  ...LAYERS.map(
    ([layer, above]): IForbiddenRuleType => ({
      name: 'layers-only-down',
      comment: 'lib is below the database, and both are below HTTP and the houses.',
      severity: 'error',
      from: { path: `^apps/api/src/${layer}/`, pathNot: TESTS },
      to: { path: above },
    }),
  ),
  ...HOUSES.slice(0, -1).map(
    (house, at): IForbiddenRuleType => ({
      name: 'houses-only-down',
      comment: 'What happens in a house above is a domain event or in a registry.',
      severity: 'error',
      from: { path: houses([house]), pathNot: TESTS },
      to: { path: houses(HOUSES.slice(at + 1)) },
    }),
  ),
  {
    name: 'one-door-per-house',
    comment: 'A house is what its index exports; the rest may move.',
    severity: 'error',
    // it loads what is large when it is first asked for
    from: { path: '^apps/api/src/([^/]+)', pathNot: [TESTS, '/made-on-demand\\.ts$'] },
    to: { path: houses(HOUSES), pathNot: ['^apps/api/src/$1/', '^apps/api/src/[^/]+/index\\.ts$'] },
  },
  {
    name: 'policies-and-presenters-are-pure',
    comment: 'They decide and pick from what they are given: types, contracts and who is calling.',
    severity: 'error',
    from: { path: ['\\.(policy|presenter)\\.ts$', ACTOR] },
    to: { pathNot: ['^packages/contracts/', ACTOR], dependencyTypesNot: ['type-only'] },
  },
];
