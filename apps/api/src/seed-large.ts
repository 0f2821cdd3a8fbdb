import { countReal, fillLarge, isFilled, LARGE } from './db/seed/large/fill.ts';
import { seedDefaults } from './db/seed/seed.ts';
import { readEnv, SettingsError } from './env.ts';
import { closePlatform, openPlatform } from './platform.ts';

// `pnpm seed:large`: fills the configured database with as much as a company has after years, to
// try out and to measure. Refuses where there is anything real, unless told `--yes`.

const say = (text: string) => process.stderr.write(`${text}\n`);

async function run(isSure: boolean): Promise<void> {
  const platform = await openPlatform(readEnv());
  const { database, clock } = platform;
  try {
    if (await isFilled(database))
      throw new SettingsError('It is filled already; nothing was done.');
    const real = await countReal(database);
    const all = real.accounts + real.messages + real.applications;
    if (all > 0 && !isSure) {
      throw new SettingsError(
        `This database has data of its own (${real.accounts} accounts, ${real.messages} messages, ` +
          `${real.applications} applications). Invented rows cannot be told from it in the lists ` +
          'and are not removed again. Choose another DATA_DIR or DATABASE_URL, or add --yes.',
      );
    }
    await seedDefaults(database, platform);
    const started = performance.now();
    const seconds = () => ((performance.now() - started) / 1000).toFixed(0).padStart(4);
    await fillLarge(database, LARGE, clock.now(), (table, rows) =>
      say(`${seconds()} s  ${table.padEnd(12)} ${rows.toLocaleString('en')}`),
    );
    say(`${seconds()} s  done`);
  } finally {
    await closePlatform(platform);
  }
}

try {
  await run(process.argv.includes('--yes'));
} catch (error) {
  say(error instanceof SettingsError ? error.message : String((error as Error).stack ?? error));
  process.exitCode = 1;
}
