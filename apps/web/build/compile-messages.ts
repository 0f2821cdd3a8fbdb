import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { readCatalogues } from './message-catalogues.ts';

const web = path.resolve(import.meta.dirname, '..');
const generated = path.join(web, 'src/generated');

/**
 * Compiles `messages/**` into `src/generated/messages`: one small module per message, so that a
 * page carries only the words it says.
 */
export async function compileMessages(): Promise<void> {
  const project = path.join(web, 'project.inlang');
  const settings = JSON.parse(await readFile(path.join(project, 'settings.json'), 'utf8'));
  const catalogues = await readCatalogues(path.join(web, 'messages'), settings.baseLocale);
  await mkdir(path.join(generated, 'catalogues'), { recursive: true });
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    const file = path.join(generated, 'catalogues', `${locale}.json`);
    await writeFile(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  }
  await compile({
    project,
    outdir: path.join(generated, 'messages'),
    // Tests and the dev server may be reading: files are written over, never taken away.
    cleanOutdir: false,
    strategy: ['globalVariable', 'baseLocale'],
    // With one language there is nothing to choose, and no message carries the choice.
    ...(settings.locales.length === 1 && {
      experimentalStaticLocale: JSON.stringify(settings.baseLocale),
    }),
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
  });
}

if (import.meta.main) await compileMessages();
