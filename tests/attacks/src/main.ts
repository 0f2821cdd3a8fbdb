import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine } from '@vitrine/bench/machine';
import { endAll, endAllOnSignal } from '@vitrine/bench/open-things';
import { plainTable } from '@vitrine/bench/tables';
import { ensureBuilt } from '../../../tools/bootstrap/build.mjs';
import { ROOT } from '../../../tools/bootstrap/versions.mjs';
import { attacks } from './attacks.ts';
import { countVerdicts, type Outcome, summarize, writeInto } from './report.ts';
import { runAttack } from './run-attack.ts';

// `pnpm trust`: attacks the server as it is built, one attack after another, and prints what held.
// `pnpm trust login-storm cut-reads` makes these attacks alone; `--soak-minutes 2` shortens the
// soak; `--write` puts the table into docs/trust.md.

const REPORT = join(ROOT, 'docs', 'trust.md');
const SOAK_MINUTES = 20;
const MINUTE_S = 60;

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, 'soak-minutes': { type: 'string' } },
});
const unknown = asked.filter((name) => !(name in attacks));
const soakMinutes = Number(options['soak-minutes'] ?? SOAK_MINUTES);
if (unknown.length > 0 || !(soakMinutes > 0 && soakMinutes <= SOAK_MINUTES)) {
  console.error(`pnpm trust [${Object.keys(attacks).join('] [')}]`);
  console.error(`  [--write] [--soak-minutes 1 to ${SOAK_MINUTES}]`);
  process.exit(2);
}
endAllOnSignal();
// what is attacked is what these sources say
await ensureBuilt({ node: process.execPath, env: process.env });

const isWanted = (name: string) => asked.length === 0 || asked.includes(name);
const most = Object.entries(attacks)
  .filter(([name]) => isWanted(name))
  .reduce((sum, [, { mostSeconds }]) => sum + mostSeconds, 0);
console.log(`At most ${Math.ceil(most / MINUTE_S)} minutes.`);

const machine = describeMachine();
const outcomes: Outcome[] = [];
for (const [name, attack] of Object.entries(attacks)) {
  outcomes.push(
    isWanted(name)
      ? await attackWith(name)
      : { name, attack, figures: {}, reason: 'not asked for' },
  );
  // after every attack: a run that is cut short has not been for nothing
  if (options.write)
    writeFileSync(REPORT, writeInto(readFileSync(REPORT, 'utf8'), machine, outcomes));
}
console.log(`\n${plainTable(summarize(outcomes.filter(({ name }) => isWanted(name))))}`);
const { met, notMet, notRun } = countVerdicts(outcomes.filter(({ name }) => isWanted(name)));
console.log(`\n${met} met, ${notMet} not met, ${notRun} not measured`);
if (notMet > 0) process.exitCode = 1;
// nothing is left to wait for
process.exit();

async function attackWith(name: string): Promise<Outcome> {
  const attack = attacks[name];
  if (!attack) throw new Error(`There is no attack ${name}.`);
  console.log(`${name} …`);
  const begun = performance.now();
  const { failed, ...outcome } = await runAttack(name, attack, { soakMinutes });
  await endAll();
  if (outcome.reason) console.log(`  ${outcome.reason}`);
  if (failed) process.exitCode = 1;
  console.log(`${plainTable(summarize([outcome]))}`);
  console.log(`${name}: ${Math.round((performance.now() - begun) / 1000)} s\n`);
  return outcome;
}
