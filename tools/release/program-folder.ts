import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { copyExternalPackages } from '../../apps/api/build/copy-external.ts';
import { currentHost } from '../bootstrap/platform.mjs';
import { ROOT } from '../bootstrap/versions.mjs';
import { isNeeded } from './lean-files.ts';
import { thirdPartyNotices } from './third-party.ts';

const OWN = import.meta.dirname;

/** What is copied unchanged, from the repository's root to the folder's. */
const FILES: Record<string, string> = {
  LICENSE: 'LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
  '.env.example': '.env.example',
  'apps/api/fonts': 'apps/api/fonts',
  'apps/api/dist': 'apps/api/dist',
  'apps/web/dist': 'apps/web/dist',
};

/**
 * Makes the folder that runs Vitrine with nothing but Node: what a release is packed from, and all
 * that the container image holds beside Node. Both apps must be built.
 * @param target a folder that is not there yet, or is replaced
 */
export function makeProgramFolder(target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [from, to] of Object.entries(FILES)) {
    cpSync(join(ROOT, from), join(target, to), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    });
  }
  for (const name of ['vitrine.mjs', 'README.md']) cpSync(join(OWN, name), join(target, name));
  const host = currentHost();
  copyExternalPackages(join(target, 'node_modules'), (name, path) => isNeeded(name, path, host));
  const notices = thirdPartyNotices([join(ROOT, 'apps/api'), join(ROOT, 'apps/web')]);
  writeFileSync(join(target, 'THIRD-PARTY-NOTICES.txt'), notices);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
  setModes(target);
  chmodSync(join(target, 'vitrine.mjs'), EXECUTABLE);
}

/** What Node reads of it is that the files are modules. */
function manifest(): object {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'apps/api/package.json'), 'utf8'));
  return { name, version, private: true, type: 'module', license, engines };
}

const READABLE = 0o644;
const EXECUTABLE = 0o755;

/** The same wherever it was made: anyone who runs it may read it, and nobody but its owner change it. */
function setModes(folder: string): void {
  chmodSync(folder, EXECUTABLE);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) setModes(path);
    else if (entry.isFile()) chmodSync(path, READABLE);
  }
}
