import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Kinds of files that get smaller; pictures and fonts are packed already. */
const TEXT = /\.(css|js|json|svg|txt|webmanifest|xml)$/;
/** Below this many bytes the saving is less than what the header costs. */
const WORTH_IT_BYTES = 500;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file of a folder, packed as tightly as it
 * goes: it happens once, and every visitor on a metered line gains by it.
 */
export async function packFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  // No more at once than can be packed at once: each is an open file.
  const waiting = texts.values();
  await Promise.all(Array.from({ length: availableParallelism() }, () => packEach(waiting)));
}

async function packEach(files: Iterable<string>): Promise<void> {
  for (const file of files) await packFile(file);
}

async function packFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    brotli(content, { params: quality }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
