import { execFileSync } from 'node:child_process';
import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os';
import { ROOT } from '../../bootstrap/versions.mjs';
import { wrkVersion } from './wrk.ts';

/** What figures depend on. Nothing here names the machine or a path of it. */
export interface Machine {
  cores: number;
  processor: string;
  node: string;
  system: string;
  date: string;
  commit: string;
  loadGenerator: string;
  /** Processes that run or wait for a core, on average over the last minute. */
  load: number;
}

export function describeMachine(): Machine {
  const wrk = wrkVersion();
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    node: process.versions.node,
    system: `${platform()} ${arch()}`,
    date: new Date().toISOString().slice(0, 10),
    commit:
      git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : ''),
    load: loadavg()[0] ?? Number.NaN,
    loadGenerator: wrk ? `load came from wrk ${wrk}` : 'there was no wrk to send load',
  };
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
