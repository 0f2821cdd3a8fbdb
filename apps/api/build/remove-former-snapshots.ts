import { rmSync } from 'node:fs';
import { formerSnapshots } from './former-snapshots.ts';

for (const path of ['sqlite', 'postgres'].flatMap(formerSnapshots)) rmSync(path);
