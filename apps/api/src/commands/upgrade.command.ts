import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Env } from '../env.ts';
import { SECOND_MS } from '../lib/clock.ts';
import { VERSION } from '../lib/version.ts';
import { installedRelease, LAUNCHER, switchLink } from '../upgrade/installed-release.ts';
import {
  requireChecksum,
  type UnpackedRelease,
  unpackRelease,
} from '../upgrade/release-archive.ts';
import { type SiteService, siteService } from '../upgrade/site-service.ts';
import { asOwner, tryRelease } from '../upgrade/try-release.ts';
import { forgetEarlierCopy, putDatabaseBack, requireWayBack } from '../upgrade/way-back.ts';
import { CommandError, type CommandRun, say } from './command.ts';

const USUAL_WAIT_SECONDS = 300;

interface Upgrade {
  env: Env;
  site: SiteService;
  release: UnpackedRelease;
  waitMs: number;
}

/**
 * Brings an installation to the release of an archive, or leaves it at the present one. Where it is
 * cut off, the link and the database say how far it came: run again, it goes on or starts over.
 */
export const upgrade: CommandRun = async ({ readEnv, words: [named = ''], options }) => {
  const waitMs = readWait(options.wait) * SECOND_MS;
  const env = readEnv();
  const installed = installedRelease(env);
  const archive = resolve(named);
  await requireChecksum(archive);
  const service = typeof options.service === 'string' ? options.service : undefined;
  const site = await siteService(env, service, installed);
  const release = await unpackRelease(archive, installed);
  say(`Vitrine ${release.version} is unpacked in ${release.folder}.`);
  requireWayBack(env, release);
  await backUp(join(installed.folder, LAUNCHER), env);
  const upgrading = { env, site, release, waitMs };
  await tryOut(upgrading);
  await switchLink(installed.link, release.folder).catch((error) =>
    goBack(upgrading, String(error)),
  );
  if (!(await site.start(waitMs))) {
    await site.stop();
    await switchLink(installed.link, installed.folder);
    await goBack(upgrading, 'Its service did not get ready; its log says why.');
  }
  say(`Vitrine ${release.version} is installed; ${installed.folder} may be deleted.`);
  say(service ? `It is ready, as ${service}.` : `Start it: node ${join(installed.link, LAUNCHER)}`);
  return 0;
};

/** The site is down from here on. */
async function tryOut(upgrading: Upgrade): Promise<void> {
  const { env, site, release, waitMs } = upgrading;
  say('Stopping the site.');
  await site.stop();
  say(`Trying Vitrine ${release.version} on the data, where no visitor reaches it.`);
  const reason = await forgetEarlierCopy(env)
    .then(() => tryRelease(release.folder, env, waitMs))
    .catch(String);
  if (reason !== undefined) await goBack(upgrading, reason);
}

/** @throws {CommandError} that says why, once the present release is back */
async function goBack({ env, site, release, waitMs }: Upgrade, reason: string): Promise<never> {
  const database = await putDatabaseBack(env, release.version).then(
    (newer) => (newer ? `The database was restored; the changed one is ${newer}.` : undefined),
    (error: Error) => error.message,
  );
  const isReady = await site.start(waitMs);
  const state = isReady
    ? `${VERSION} is the installed release, as before.`
    : `${VERSION} is the installed release, and is not ready: its log says why.`;
  const sentences = [`Vitrine ${release.version} did not work here. ${reason}`, database, state];
  throw new CommandError(sentences.filter(Boolean).join('\n'));
}

/** By the present release, in a process of the owner's. */
async function backUp(launcher: string, env: Env): Promise<void> {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const child = spawn(process.execPath, [launcher, 'backup'], {
    ...asOwner(env),
    stdio: [...stdio],
  });
  const [code] = await once(child, 'close').catch((error: Error) => [error.message]);
  if (code !== 0) throw new CommandError(`There is no backup (${code}), so nothing was changed.`);
}

function readWait(text: string | boolean | undefined): number {
  const seconds = text === undefined ? USUAL_WAIT_SECONDS : Number(text);
  if (Number.isInteger(seconds) && seconds >= 1) return seconds;
  throw new CommandError('--wait takes a number of seconds from 1.');
}
