import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../bootstrap/versions.mjs';

interface Component {
  name: string;
  group?: string;
  version: string;
  purl: string;
  externalReferences?: { hashes?: { alg: string }[] }[];
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the bill of materials names every package of production, with its version and hash', () => {
  const file = join(folder, 'sbom.json');
  const made = spawnSync(process.execPath, [join(ROOT, 'tools/sbom.mjs'), file], {
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: Component[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  expect(names).toEqual(expect.arrayContaining(['express', 'better-sqlite3', 'sharp', 'react']));
  expect(names).not.toContain('vitest');
  const others = components.filter(({ group }) => group !== '@vitrine');
  for (const { purl, externalReferences = [] } of others) {
    const hashes = externalReferences.flatMap((reference) => reference.hashes ?? []);
    expect(hashes, purl).toContainEqual(expect.objectContaining({ alg: 'SHA-512' }));
  }
});
