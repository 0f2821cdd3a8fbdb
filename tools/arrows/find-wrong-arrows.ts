import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { rules } from './rules.ts';
import { roomRules } from './rules-rooms.ts';

const ZONES = ['apps', 'packages', 'tests', 'tools/bench'];
const ROOMS = ['apps/api/src', 'apps/web/src/features/back-office'];
const TESTS = ['\\.test\\.', '/testing/'];

/** An import that may not be: the rule's name, its reason, and the way from one file to another. */
export type WrongArrow = { rule: string; why: string; way: string };

/**
 * Follow the imports of a repository and answer those that break a rule.
 * @param root the repository's folder
 * @returns also how many files were looked at, so that looking at none cannot pass for success
 */
export async function findWrongArrows(
  root: string,
): Promise<{ files: number; wrong: WrongArrow[] }> {
  const zones = ZONES.filter((zone) => existsSync(join(root, zone)));
  const { modules, summary } = await follow(root, zones, rules, []);
  // tests use what they like, so that rooms are compared without them
  const rooms = ROOMS.filter((path) => existsSync(join(root, path)));
  const knots = rooms.length > 0 ? await follow(root, rooms, roomRules, TESTS) : undefined;
  const reasons = new Map(
    [...rules, ...roomRules].map(({ name, comment }) => [name, comment ?? '']),
  );
  const violations = [...summary.violations, ...(knots?.summary.violations ?? [])];
  const wrong = violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    why: reasons.get(rule.name) ?? '',
    way: [from, ...(cycle?.map((step) => step.name) ?? [to])].join(' → '),
  }));
  const own = modules.filter(({ source }) => ZONES.some((zone) => source.startsWith(`${zone}/`)));
  return { files: own.length, wrong };
}

async function follow(
  root: string,
  paths: string[],
  forbidden: IForbiddenRuleType[],
  leftOut: readonly string[],
): Promise<ICruiseResult> {
  const { output } = await cruise(paths, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
    // rules about folders need them
    metrics: forbidden.some((rule) => 'scope' in rule),
    // Type imports are arrows too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['(^|/)(dist|coverage|generated|test-results|public)/', ...leftOut],
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  });
  return output as ICruiseResult;
}
