import type { Machine } from './machine.ts';
import { type Aim, type Target, type TargetName, targets } from './targets.ts';
import { units } from './units.ts';

export interface Figure {
  value: number;
  /** The figure beside it of something that can hardly be surpassed, with its unit. */
  limit?: string;
}

export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
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

export type Verdict = 'met' | 'not met' | 'not run';

/** Computed from the figure alone; what was not measured, or is no number, is never met. */
export function verdictOf(aim: Aim, value: number | undefined): Verdict {
  if (value === undefined || Number.isNaN(value)) return 'not run';
  const isMet = 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
  return isMet && Number.isFinite(value) ? 'met' : 'not met';
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
  const write = units[unit];
  const aimed = 'atLeast' in aim ? aim.atLeast : aim.atMost;
  const wanted = `${'atLeast' in aim ? '≥' : '≤'} ${write(aimed)}`;
  const verdict = verdictOf(aim, figure?.value);
  if (!figure || verdict === 'not run') return [name, before, '–', wanted, '–', 'not run'];
  // rounded, it would look like the aim that it misses
  const isClose = verdict === 'not met' && write(figure.value) === write(aimed);
  const now = isClose ? String(figure.value) : write(figure.value);
  return [name, before, now, wanted, figure.limit ?? '–', verdict];
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
      '`pnpm verify audit`.',
    markdownTable(summarize(sections)),
    ...reasonsOf(sections),
    ...sections.flatMap(writeSection),
  ].join('\n\n');
}

function writeSection({ title, how, findings }: Section): string[] {
  const { tables = [], notes = [] } = findings;
  return [`## ${title}`, how, ...tables.map(markdownTable), ...notes];
}

function markdownTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A table for the terminal, the first column to the left and the others to the right. */
export function plainTable({ head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  );
}
