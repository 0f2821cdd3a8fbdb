import { baseLocale } from '@vitrine/contracts';
import { type Amounts, countReal, fillLarge, isFilled, LARGE } from '../db/seed/large/fill.ts';
import { seedDefaults } from '../db/seed/seed.ts';
import { ensureFirstAdmin } from '../people/index.ts';
import type { Platform } from '../platform.ts';
import { CommandError, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

/**
 * Fills the configured database with as much as a company has after years, to try out and to
 * measure. Refuses where there is anything real, unless `--yes` is given.
 */
export const seedLarge = withPlatform(async (platform, { readEnv, options }) => {
  const { database } = platform;
  if (await isFilled(database)) throw new CommandError('It is filled already; nothing was done.');
  const real = await countReal(database);
  const all = real.accounts + real.messages + real.applications;
  if (all > 0 && !options.yes) {
    throw new CommandError(
      `This database has data of its own (${real.accounts} accounts, ${real.messages} messages, ` +
        `${real.applications} applications). Invented rows look the same in the lists ` +
        'and are not removed again. Choose another DATA_DIR or DATABASE_URL, or add --yes.',
    );
  }
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = readEnv();
  const started = performance.now();
  const tell = (text: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
    process.stderr.write(`${seconds} s  ${text}\n`);
  };
  const admin = await fillWithAdmin(platform, { email, password }, LARGE, (table, rows) =>
    tell(`${table.padEnd(12)} ${rows.toLocaleString(baseLocale)}`),
  );
  tell('done');
  if (!admin) say('Sign in at /admin/login with the administrator that already exists.');
  else {
    const shown = admin.generated ? admin.password : 'the one you set as ADMIN_PASSWORD';
    say(`Sign in at /admin/login: ${admin.email}, password ${shown}`);
  }
  return 0;
});

/**
 * Fills a database, and makes an administrator where there is none: among the invented accounts are
 * some, but nobody can sign in as them, and a start makes no other one.
 * @returns how to sign in; undefined where there was an administrator
 */
export async function fillWithAdmin(
  platform: Pick<Platform, 'database' | 'hasher' | 'clock' | 'ids' | 'logger'>,
  chosen: Parameters<typeof ensureFirstAdmin>[1],
  amounts: Amounts,
  onStored?: Parameters<typeof fillLarge>[3],
): ReturnType<typeof ensureFirstAdmin> {
  const { database, clock } = platform;
  await seedDefaults(database, platform);
  const admin = await ensureFirstAdmin(platform, chosen);
  await fillLarge(database, amounts, clock.now(), onStored);
  return admin;
}
