import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CommandError } from '../commands/command.ts';
import type { Env } from '../env.ts';
import type { InstalledRelease } from './installed-release.ts';
import { answers, untilReady } from './try-release.ts';

/** How the running site is stopped and started. */
export interface SiteService {
  /** @throws {CommandError} where it cannot be stopped */
  stop(): Promise<void>;
  /** @returns whether it gets ready; true where an operator starts it */
  start(waitMs: number): Promise<boolean>;
}

/**
 * The site as a service of systemd, or one that an operator has stopped and starts again.
 * @throws {CommandError} where systemd has no such service, it starts something else, or the site runs
 */
export async function siteService(
  env: Env,
  name: string | undefined,
  { link }: InstalledRelease,
): Promise<SiteService> {
  const url = addressOf(env);
  if (name === undefined) {
    if (await answers(`${url}/healthz`)) {
      throw new CommandError(
        `The site runs at ${url}. Stop it first, or name its systemd service: --service vitrine. Nothing was changed.`,
      );
    }
    return { stop: async () => undefined, start: async () => true };
  }
  const unit = await systemctl('cat', name);
  if (!unit.includes(`${link}/`)) {
    throw new CommandError(
      `The service ${name} does not start ${link}/vitrine.mjs, which an upgrade switches. Change its ExecStart; nothing was changed.`,
    );
  }
  return {
    stop: async () => void (await systemctl('stop', name)),
    start: async (waitMs) => {
      const isStarted = await systemctl('start', name).catch(() => undefined);
      return isStarted !== undefined && untilReady(url, AbortSignal.timeout(waitMs));
    },
  };
}

async function systemctl(verb: string, name: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('systemctl', [verb, '--', name]);
    return stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new CommandError(`systemctl ${verb} ${name} failed: ${stderr?.trim() || message}`);
  }
}

/** Where this machine reaches the site. */
function addressOf({ HOST = '', PORT }: Env): string {
  if (['', '0.0.0.0', '::'].includes(HOST)) return `http://localhost:${PORT}`;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
}
