import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { monitoringFiles } from './monitoring/monitoring-files.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

for (const [path, text] of Object.entries(await monitoringFiles())) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
