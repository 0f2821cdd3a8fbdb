import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { rules } from './rules.ts';

const ZONES = ['apps', 'packages', 'e2e', 'bench'];

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
  const { output } = await cruise(
    ZONES.filter((zone) => existsSync(join(root, zone))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules },
      // Type imports are arrows too.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|coverage|generated|test-results|public)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'types', 'node', 'default'],
      },
    },
  );
  const { modules, summary } = output as ICruiseResult;
  const reasons = new Map(rules.map((rule) => [rule.name, rule.comment ?? '']));
  const wrong = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    why: reasons.get(rule.name) ?? '',
    way: [from, ...(cycle?.map((step) => step.name) ?? [to])].join(' → '),
  }));
  const own = modules.filter(({ source }) => ZONES.some((zone) => source.startsWith(`${zone}/`)));
  return { files: own.length, wrong };
}
