import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { npmInstall } from './toolchain.mjs';

// A registry that hands out what it likes, and calls it by its hash.
const folder = mkdtempSync(join(tmpdir(), 'vitrine-hash-'));
const NAME = 'a-program';
const VERSION = '1.2.3';
let served: Buffer = Buffer.alloc(0);
const registry = createServer((req, res) => {
  if (req.url?.endsWith('.tgz')) return void res.end(served);
  const tarball = `http://${req.headers.host}/${NAME}.tgz`;
  const dist = { tarball, integrity: hashOf(served) };
  const versions = { [VERSION]: { name: NAME, version: VERSION, dist } };
  res.end(JSON.stringify({ name: NAME, 'dist-tags': { latest: VERSION }, versions }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}`);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
});
afterAll(() => {
  registry.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, 'installed'), { recursive: true, force: true }));

const hashOf = (content: Buffer) =>
  `sha512-${createHash('sha512').update(content).digest('base64')}`;

/** A package with a program that says its version. */
function pack(): Buffer {
  const source = join(folder, 'package');
  mkdirSync(join(source, 'bin'), { recursive: true });
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: NAME, version: VERSION }));
  writeFileSync(join(source, 'bin', 'program'), `#!/bin/sh\necho v${VERSION}\n`);
  chmodSync(join(source, 'bin', 'program'), 0o755);
  const archive = join(folder, 'package.tgz');
  spawnSync('tar', ['-czf', archive, '-C', folder, 'package']);
  return readFileSync(archive);
}

const install = (integrity: string) => {
  const target = join(folder, 'installed');
  mkdirSync(target);
  return npmInstall(target, { name: NAME, version: VERSION, bin: 'bin/program', integrity });
};

it('a program that is fetched is taken when its hash is the pinned one', async () => {
  served = pack();
  await install(hashOf(served));
});

it('a program that is fetched is refused when a byte of it is another', async () => {
  const original = pack();
  const changed = gunzipSync(original);
  const at = changed.indexOf('echo');
  changed.write('ECHO', at);
  served = gzipSync(changed);
  await expect(install(hashOf(original))).rejects.toThrow(
    `${NAME} ${VERSION} could not be fetched`,
  );
});
