import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PACKAGE = join(import.meta.dirname, '..');
const TRANSPORT = join(PACKAGE, 'node_modules', 'openapi-fetch');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-client-'));
const installed = join(folder, 'node_modules', '@vitrine', 'client');

/** As someone has it who installs what is published. */
beforeAll(async () => {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
    cwd: PACKAGE,
    encoding: 'utf8',
  });
  const { filename } = JSON.parse(output.slice(output.indexOf('{'))) as { filename: string };
  mkdirSync(installed, { recursive: true });
  await extract({ file: filename, cwd: installed, strip: 1 });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('what is published', () => {
  it('has its license, its types and a page of its own, and nothing but what it needs', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: '@vitrine/client',
      type: 'module',
      license: 'AGPL-3.0-only',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    });
    expect(Object.keys(manifest.dependencies)).toEqual(['openapi-fetch']);
    for (const file of ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']) {
      expect(existsSync(join(installed, file)), file).toBe(true);
    }
    expect(existsSync(join(installed, 'src'))).toBe(false);
  });

  it('can be imported by its name, without a compiler and without anything of Node', () => {
    // as an installation brings it along
    symlinkSync(TRANSPORT, join(folder, 'node_modules', 'openapi-fetch'), 'junction');
    const program = `
      import { createClient } from '@vitrine/client';
      const api = createClient({
        baseUrl: 'https://vitrine.test',
        fetch: async ({ url }) => Response.json([], { headers: { 'X-Url': url } }),
      });
      const { response } = await api.GET('/blogs/', { params: { query: { limit: 1 } } });
      console.log(response.headers.get('X-Url'));
    `;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('https://vitrine.test/blogs/?limit=1');
    for (const file of readdirSync(join(installed, 'dist')).filter((name) =>
      name.endsWith('.js'),
    )) {
      expect(readFileSync(join(installed, 'dist', file), 'utf8'), file).not.toContain('node:');
    }
  });
});
