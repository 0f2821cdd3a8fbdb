import type { Machine } from './machine.ts';
import { markdownTable, type Table } from './tables.ts';
import { type Target, type TargetName, targets } from './targets.ts';
import { judge, NOT_MEASURED, verdictOf } from './verdict.ts';

export interface Figure {
  value: number;
  /** The figure beside it of something that can hardly be surpassed, with its unit. */
  limit?: string;
}

/** What a part has found: figures for the table of all, and tables of its own. */
export interface Findings {
  figures: Partial<Record<TargetName, Figure>>;
  tables?: Table[];
  /** Sentences that a reader of the figures has to know. */
  notes?: string[];
}

/** A part of the report: how it was measured, and what came out. */
export interface Section {
  title: string;
  how: string;
  findings: Findings;
}

type Figures = Findings['figures'];

const figuresOf = (sections: readonly Section[]): Figures =>
  Object.assign({}, ...sections.map(({ findings }) => findings.figures));

const names = Object.keys(targets) as TargetName[];

/** The aims beside what was measured, a row for each aim whether it was measured or not. */
export function summarize(sections: readonly Section[]): Table {
  const figures = figuresOf(sections);
  return {
    head: ['', 'before', 'now', 'aim', 'limit', 'verdict'],
    rows: names.map((name) => row(targets[name], figures[name])),
  };
}

function row({ name, before, aim, unit }: Target, figure: Figure | undefined): string[] {
  const { now, wanted, verdict } = judge({ aim, unit }, figure?.value);
  return [
    name,
    before,
    now,
    wanted,
    (now !== NOT_MEASURED && figure?.limit) || NOT_MEASURED,
    verdict,
  ];
}

/** Why aims are missed, where a reason is known. */
function reasonsOf(sections: readonly Section[]): string[] {
  const figures = figuresOf(sections);
  return names.flatMap((key) => {
    const { name, aim, whyMissed }: Target = targets[key];
    const isMissed = verdictOf(aim, figures[key]?.value) === 'not met';
    return isMissed && whyMissed ? [`Not met, ${name}: ${whyMissed}`] : [];
  });
}

/** docs/performance.md. */
export function writeReport(machine: Machine, sections: readonly Section[]): string {
  return [
    '# Performance',
    `\`pnpm bench\` wrote this page on ${machine.date} at commit ${machine.commit}: ${machine.cores} cores (${machine.processor}), ` +
      `Node ${machine.node}, ${machine.system}. The server ran as its bundle; ${machine.loadGenerator}.`,
    'The limit is what something bare reaches that does the same: `node:http` with the same bytes and headers, an ' +
      'SQLite insert and commit of the same bytes. Product and limit are measured in turns, and a ratio is the ' +
      'median of its rounds, so that it holds on a machine that others use. Verdicts are computed from the ' +
      'figures; what was not measured is not met. What each page weighs in the browser is counted by ' +
      '`pnpm verify --operations audit`.',
    markdownTable(summarize(sections)),
    ...reasonsOf(sections),
    ...sections.flatMap(writeSection),
  ].join('\n\n');
}

function writeSection({ title, how, findings }: Section): string[] {
  const { tables = [], notes = [] } = findings;
  return [`## ${title}`, how, ...tables.map(markdownTable), ...notes];
}
