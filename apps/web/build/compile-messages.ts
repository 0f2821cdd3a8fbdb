import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { baseLocale, locales } from '@vitrine/contracts';
import { readCatalogues } from './message-catalogues.ts';

const web = path.resolve(import.meta.dirname, '..');
const PLUGIN = 'node_modules/@inlang/plugin-message-format/dist/index.js';

/**
 * Compiles `messages/**` into `src/generated/messages`: one small module per message, so that a
 * page carries only the words it says.
 */
export async function compileMessages(
  messages = path.join(web, 'messages'),
  generated = path.join(web, 'src/generated'),
  known: readonly string[] = locales,
): Promise<void> {
  const catalogues = await readCatalogues(messages, known);
  const settings = {
    ...{ baseLocale, locales: known, telemetry: 'off', modules: [path.join(web, PLUGIN)] },
    'plugin.inlang.messageFormat': { pathPattern: './catalogues/{locale}.json' },
  };
  const project = path.join(generated, 'project.inlang');
  await mkdir(project, { recursive: true });
  await writeFile(path.join(project, 'settings.json'), JSON.stringify(settings));
  await mkdir(path.join(generated, 'catalogues'), { recursive: true });
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    const file = path.join(generated, 'catalogues', `${locale}.json`);
    await writeFile(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  }
  const outdir = path.join(generated, 'messages');
  const writer = createWriter();
  const { outputHashes } = await compile({
    project,
    outdir,
    fs: { ...fs, promises: { ...fs.promises, writeFile: writer.writeFile } },
    // Tests and the dev server may be reading: files are written over, never taken away.
    cleanOutdir: false,
    strategy: ['globalVariable', 'baseLocale'],
    emitReadme: false,
    emitPrettierIgnore: false,
    emitGitIgnore: false,
  });
  const expected = Object.keys(outputHashes ?? {}).map((name) => path.resolve(outdir, name));
  writer.assertComplete(expected);
}

/**
 * What the compiler writes files with. Left to itself it opens all of them at once and passes over
 * those that fail: where only 1,024 files may be open, a third of the messages was missing, and
 * nobody heard of it. Here one is open at a time, and none is missing unnoticed.
 */
export function createWriter() {
  const written = new Set<string>();
  const failures: unknown[] = [];
  return {
    /** Leaves a file alone that says the same already: what watches the files need not read it. */
    async writeFile(file: string, content: string): Promise<void> {
      try {
        const same = existsSync(file) && readFileSync(file, 'utf8') === content;
        if (!same) writeFileSync(file, content);
        written.add(path.resolve(file));
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
    /** @throws when a file could not be written, or was never asked to be */
    assertComplete(expected: string[]): void {
      const missing = expected.filter((file) => !written.has(file));
      if (missing.length === 0 && failures.length === 0) return;
      throw new Error(
        `${missing.length} of ${expected.length} files of the messages were not written, ${missing[0]} among them.`,
        { cause: failures[0] },
      );
    },
  };
}

if (import.meta.main) await compileMessages();
