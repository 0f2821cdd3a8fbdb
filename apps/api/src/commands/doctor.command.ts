import type { Finding } from '../doctor/finding.ts';
import { checkPlaces } from '../doctor/place-checks.ts';
import { type Env, SettingsError } from '../env.ts';
import { closePlatform, openPlatform } from '../platform.ts';
import { type CommandRun, say } from './command.ts';

/**
 * Looks at everything that can be wrong, a line each; changes nothing.
 * @returns 1 when something does not work, else 0
 */
export const runDoctor: CommandRun = async ({ readEnv }) => {
  let env: Env;
  try {
    env = readEnv();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    tell({ level: 'fail', what: 'settings', sentence: error.message });
    return 1;
  }
  const findings = await checkPlaces(env);
  const database = findings.find(({ what }) => what === 'database');
  // opening another one would migrate it, or make it
  if (database?.level === 'ok') {
    const { checkContents } = await import('../doctor/content-checks.ts');
    const { createDependencies } = await import('../dependencies.ts');
    const platform = await openPlatform({ ...env, LOG_LEVEL: 'error' });
    try {
      findings.push(...(await checkContents(createDependencies(platform))));
    } finally {
      await closePlatform(platform);
    }
  }
  for (const finding of findings) tell(finding);
  const failed = findings.filter(({ level }) => level === 'fail').length;
  const warned = findings.filter(({ level }) => level === 'warn').length;
  say(`${failed} fail, ${warned} warn, ${findings.length - failed - warned} ok`);
  return failed > 0 ? 1 : 0;
};

const tell = ({ level, what, sentence }: Finding): void =>
  say(`${level.padEnd(5)} ${what}: ${sentence}`);
