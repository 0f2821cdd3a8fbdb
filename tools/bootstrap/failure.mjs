import { statfsSync } from 'node:fs';
import { constants } from 'node:os';
import { relative } from 'node:path';
import { Problem } from './problem.mjs';
import { pinnedVersions, ROOT } from './versions.mjs';

const LAST_LINES = 12;
const FULL_BELOW_BYTES = 4_000_000;

const ASK_FOR_NETWORK =
  'The first start needs a network connection. Behind a proxy, set HTTPS_PROXY; with a registry of your own, `npm config set registry`.';

/** Why a command or a system call fails through no fault of its own, by the code it gives. */
const CAUSES = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    message: 'The disk is full.',
    advice:
      'The first start needs about 1 GB, here and in the home folder. Free some and try again.',
  },
  {
    codes: ['EROFS', 'EACCES', 'EPERM'],
    message: `Files cannot be written in ${ROOT} or in the home folder.`,
    advice: 'Start it as a user who may write to both.',
  },
  {
    codes: ['EMFILE', 'ENFILE'],
    message: 'The system does not allow this many open files.',
    advice: 'Raise the limit (`ulimit -n 4096`) and try again.',
  },
  {
    codes: ['EINTEGRITY', 'ERR_PNPM_TARBALL_INTEGRITY'],
    message: 'A downloaded package is not the one that was published, and was refused.',
    advice:
      'Try again. If that does not help, the registry or a proxy changes packages on the way.',
  },
  {
    codes: ['E404', 'ETARGET'],
    message: 'The registry has no such package for this system.',
    advice: `Install Node ${pinnedVersions().minimumNode} or newer yourself, then try again.`,
  },
  {
    codes: [
      ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENETUNREACH'],
      ...['EHOSTUNREACH', 'ERR_SOCKET_TIMEOUT', 'E503', 'E502', 'E504'],
      ...['ERR_PNPM_TARBALL_FETCH_TARBALL', 'ERR_PNPM_TARBALL_HTTP_STATUS'],
    ],
    message: 'The npm registry cannot be reached, or does not answer.',
    advice: ASK_FOR_NETWORK,
  },
];

/**
 * What to tell a person when a command failed: the known cause, or else the last lines it printed.
 * @param {string} what a sentence
 * @param {Pick<import('./log.mjs').Log, 'path' | 'lines'>} log
 */
export function commandFailed(what, log) {
  const where = `Everything it printed is in ${relative(ROOT, log.path)}.`;
  const cause = findCause(isDiskFull() ? 'ENOSPC' : log.lines.join('\n'));
  if (cause) return new Problem(`${what}\n${cause.message}`, `${cause.advice}\n${where}`);
  return new Problem([what, ...log.lines.slice(-LAST_LINES)].join('\n'), where);
}

/**
 * An error of the system's (`error.code`) as a problem that a person can mend; any other as it is.
 * @param {unknown} error
 */
export function describeSystemError(error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = CAUSES.find(({ codes }) => codes.includes(code));
  return cause ? new Problem(cause.message, cause.advice) : error;
}

/** Programs that were cut short by a full disk say so badly, if at all. */
function isDiskFull() {
  const { bavail, bsize } = statfsSync(ROOT);
  return bavail * bsize < FULL_BELOW_BYTES;
}

/** @param {string} output */
function findCause(output) {
  const named = output.match(/\bE[A-Z][A-Z0-9_]+\b/g) ?? [];
  // Rust, which pnpm is written in, gives the number alone.
  const numbered = [...output.matchAll(/os\s+error\s+(\d+)/g)].map(([, number]) => number);
  const found = new Set([...named, ...numbered.map((number) => errorName(Number(number)))]);
  return CAUSES.find(({ codes }) => codes.some((code) => found.has(code)));
}

/** @param {number} number */
function errorName(number) {
  return Object.entries(constants.errno).find(([, value]) => value === number)?.[0] ?? '';
}
