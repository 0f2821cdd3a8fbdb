import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { currentHost } from '../bootstrap/platform.mjs';
import { capture } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/versions.mjs';
import { packFolder } from './archive.ts';
import { settleBill } from './bill-of-materials.ts';
import { platformName } from './lean-files.ts';
import { makeProgramFolder } from './program-folder.ts';

/** What a release consists of; paths. */
export interface Release {
  archive: string;
  bill: string;
  sums: string;
}

/**
 * Makes a release of what is built: archive, bill of materials and checksums. Of the same commit,
 * made with the same Node, every byte is the same.
 * @param target the folder they are put into
 */
export async function makeRelease(target: string): Promise<Release> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `vitrine-${version}-${platformName(currentHost())}`;
  const madeAt = timeOfCommit();
  mkdirSync(target, { recursive: true });
  const archive = join(target, `${name}.tar.gz`);
  const bill = join(target, `vitrine-${version}.cdx.json`);
  const work = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  try {
    makeProgramFolder(join(work, name));
    await packFolder(join(work, name), archive, madeAt);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const { ok, output } = capture(process.execPath, [join(ROOT, 'tools/sbom.mjs'), bill]);
  if (!ok) throw new Error(`The bill of materials could not be made:\n${output}`);
  settleBill(bill, madeAt);
  const sums = join(target, 'SHA256SUMS');
  writeFileSync(
    sums,
    [archive, bill].map((file) => `${sha256(file)}  ${basename(file)}\n`).join(''),
  );
  return { archive, bill, sums };
}

/** The time that everything in a release has: of its commit, or `SOURCE_DATE_EPOCH`. */
function timeOfCommit(): Date {
  const { ok, output } = capture('git', ['log', '-1', '--format=%ct'], { cwd: ROOT });
  const seconds = process.env.SOURCE_DATE_EPOCH ?? (ok ? output : '0');
  return new Date(Number(seconds) * 1000);
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
