import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackWoff } from './woff.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'fonts');

/** @throws {Error} where there is no such file in `fonts` */
export function readFontFile(family: string, script: string, weight: number): Buffer {
  return unpackWoff(readFileSync(join(FOLDER, `${family}-${script}-${weight}-normal.woff`)));
}
