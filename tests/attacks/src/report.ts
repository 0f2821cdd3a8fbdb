import type { Machine } from '@vitrine/bench/machine';
import { markdownTable, type Table } from '@vitrine/bench/tables';
import { judge, NOT_MEASURED } from '@vitrine/bench/verdict';
import { type AttackAim, aims } from './aims.ts';
import type { Attack, Figures } from './attack.ts';

/** What came of an attack; `reason` says why figures are missing. */
export interface Outcome {
  name: string;
  attack: Pick<Attack, 'aims' | 'how'>;
  figures: Figures;
  reason?: string;
}

/** A row for each aim, measured or not: nothing that was not measured has a verdict. */
export function summarize(outcomes: readonly Outcome[]): Table {
  return {
    head: ['attack', 'requirement', 'what must hold', 'figure', 'aim', 'verdict'],
    rows: outcomes.flatMap((outcome) =>
      outcome.attack.aims.map((aim) => row(outcome, aims[aim], aim)),
    ),
  };
}

function row({ name, figures, reason }: Outcome, aim: AttackAim, key: keyof Figures): string[] {
  const { now, wanted, verdict } = judge(aim, figures[key]);
  const why = verdict === 'not run' && reason ? `not run: ${reason}` : verdict;
  return [name, aim.requirement, aim.name, now, wanted, why];
}

/** @returns how many aims are met, not met and not measured */
export function countVerdicts(outcomes: readonly Outcome[]) {
  const verdicts = outcomes.flatMap(({ attack, figures }) =>
    attack.aims.map((aim) => judge(aims[aim], figures[aim]).verdict),
  );
  const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
  return { met: count('met'), notMet: count('not met'), notRun: count('not run') };
}

const BEGIN = '<!-- The rest is written by `pnpm trust --write`. -->';

/**
 * Puts the outcome in the place of the one before.
 * @throws where the page has no such place
 */
export function writeInto(page: string, machine: Machine, outcomes: readonly Outcome[]): string {
  const at = page.indexOf(BEGIN);
  if (at < 0) throw new Error(`docs/trust.md has no line "${BEGIN}".`);
  const { met, notMet, notRun } = countVerdicts(outcomes);
  return [
    page.slice(0, at) + BEGIN,
    `\`pnpm trust\` wrote this on ${machine.date} at commit ${machine.commit}: ${machine.cores} cores ` +
      `(${machine.processor}), Node ${machine.node}, ${machine.system}; ${machine.loadGenerator}; on average ${machine.load.toFixed(1)} processes wanted a core when it began. ` +
      `${met} aims are met, ${notMet} are not, ${notRun} were not measured.`,
    markdownTable(summarize(outcomes)),
    'How each attack is made:',
    outcomes.map(({ name, attack }) => `- **${name}**: ${attack.how}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** For a table cell: what went wrong, on one line and not too long. */
export const shortReason = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').slice(0, 160) || NOT_MEASURED;
};
