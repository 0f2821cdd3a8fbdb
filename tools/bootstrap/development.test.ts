import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { developmentSettings } from './development.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'development-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('developmentSettings', () => {
  it('has the data folder of npm start, whichever folder an app runs in', () => {
    expect(developmentSettings(root, {}).DATA_DIR).toBe(join(root, 'data'));
    expect(developmentSettings(root, { DATA_DIR: '../other' }).DATA_DIR).toBe(
      join(root, '../other'),
    );
    expect(developmentSettings(root, { DATA_DIR: '/srv/data' }).DATA_DIR).toBe('/srv/data');
  });

  it('takes what is in .env, and what is set before that', () => {
    writeFileSync(join(root, '.env'), '# mine\nPORT=8123\nDATA_DIR=./mine\nLOG_LEVEL="debug"\n');
    expect(developmentSettings(root, { LOG_LEVEL: 'warn' })).toEqual({
      PORT: '8123',
      DATA_DIR: join(root, 'mine'),
      LOG_LEVEL: 'warn',
    });
  });
});
