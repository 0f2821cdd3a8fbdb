import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Dependencies of the apps that build them and are no part of what is built. */
const BUILD_TOOLS = new Set([
  '@inlang/paraglide-js',
  '@inlang/plugin-message-format',
  '@vitejs/plugin-react',
  'vite',
]);

const RULE = '-'.repeat(72);

/**
 * The licences of every package that the apps are made of, as their authors ship them: bundled code
 * has lost the files that they came in.
 * @param apps folders of installed workspace packages
 */
export function thirdPartyNotices(apps: readonly string[]): string {
  const found = new Map<string, { manifest: Manifest; text: string }>();
  for (const app of apps) collect(app, found);
  /** Many packages share one text to the letter. */
  const byText = Map.groupBy(
    [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)),
    ([, { text }]) => text,
  );
  const parts = [...byText].map(([text, packages]) => {
    const names = packages.map(
      ([title, { manifest }]) => `${title} (${manifest.license ?? 'see below'})`,
    );
    return `${names.join('\n')}\n\n${text || 'The package comes without the text of its licence.'}`;
  });
  return `Packages that Vitrine is made of\n\n${parts.join(`\n${RULE}\n`)}\n`;
}

function collect(folder: string, found: Map<string, { manifest: Manifest; text: string }>): void {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const title = `${manifest.name} ${manifest.version}`;
  if (found.has(title)) return;
  const isOurs = manifest.name.startsWith('@vitrine/');
  if (!isOurs) found.set(title, { manifest, text: licenceIn(folder) });
  const names = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  for (const name of names) {
    const place = findPackage(folder, name);
    // of a library's platforms only this one's is installed
    if (place && !BUILD_TOOLS.has(name) && !name.startsWith('@types/')) collect(place, found);
  }
}

/** Where Node would find a package, its links followed; undefined where it is not installed. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return realpathSync(place);
  }
  return undefined;
}

function licenceIn(folder: string): string {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
