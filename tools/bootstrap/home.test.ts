import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writableHome } from './home.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-home-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('leaves a home folder alone that can be written', () => {
  expect(writableHome(root, root)).toEqual({});
  expect(readdirSync(root)).toEqual([]);
});

it('gives tools a home inside the checkout where the person’s cannot be written', () => {
  const home = join(root, 'missing');
  const { HOME, npm_config_cache: cache } = writableHome(home, root);
  expect(HOME).toBe(join(root, '.cache', 'home'));
  expect(existsSync(HOME ?? '')).toBe(true);
  expect(cache).toBe(join(root, '.cache', 'home', '.npm'));
});
