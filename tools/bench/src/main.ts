import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../bootstrap/build.mjs';
import { ROOT } from '../../bootstrap/versions.mjs';
import { describeMachine } from './machine.ts';
import { endAll, endAllOnSignal } from './open-things.ts';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { type Findings, type Section, summarize, writeReport } from './report.ts';
import { plainTable } from './tables.ts';
import { NoLoadGeneratorError } from './wrk.ts';

// `pnpm bench`: measures everything beside its limit and writes docs/performance.md.
// `pnpm bench start memory` measures these parts and prints; with `--write` it writes, too.
// `pnpm bench --first-start` measures the download of a first `npm start` besides.

const NOT_RUN: Findings = { figures: {}, notes: ['Not run.'] };
const REPORT = join(ROOT, 'docs', 'performance.md');

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, 'first-start': { type: 'boolean' } },
});
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
endAllOnSignal();
// what is measured is what these sources say
await ensureBuilt({ node: process.execPath, env: process.env });

const isWritten = options.write || asked.length === 0;
const machine = describeMachine();
const sections: Section[] = [];
for (const [name, part] of Object.entries(parts)) {
  const { title, how } = part;
  const findings = isWanted(name, part) ? await measure(name, part) : NOT_RUN;
  sections.push({ title, how, findings });
  // after every part: a run that is cut short has not been for nothing
  if (isWritten) writeFileSync(REPORT, `${writeReport(machine, sections)}\n`);
}
console.log(`\n${plainTable(summarize(sections))}`);
if (isWritten) console.log('\ndocs/performance.md is written.');
// nothing is left to wait for
process.exit();

/** Parts that are slow run when their name is given, as an option or as a part. */
function isWanted(name: string, { isSlow = false }: Part): boolean {
  if (asked.includes(name) || options[name as keyof typeof options]) return true;
  return asked.length === 0 && !isSlow;
}

/** A part that fails is told in the report and does not keep the others from being measured. */
async function measure(name: string, part: Part): Promise<Findings> {
  console.log(`${name} …`);
  const begun = performance.now();
  try {
    const findings = await part.measure();
    for (const table of findings.tables ?? []) console.log(`${plainTable(table)}\n`);
    for (const note of findings.notes ?? []) console.log(note);
    return findings;
  } catch (error) {
    if (!(error instanceof NoLoadGeneratorError)) process.exitCode = 1;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return { figures: {}, notes: [reason.split('\n')[0] ?? ''] };
  } finally {
    await endAll();
    console.log(`${name}: ${Math.round((performance.now() - begun) / 1000)} s`);
  }
}
