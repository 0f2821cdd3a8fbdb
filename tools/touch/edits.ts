import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Changes files of a checkout and notes which. What is added is found by a piece of one line, its
 * anchor, so that a change still applies when the code around it has moved.
 */
export function editsIn(root: string) {
  const touched = new Set<string>();
  const languages = readdirSync(join(root, 'apps/web/messages'));
  const write = (file: string, text: string) => {
    touched.add(file);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const above = (file: string, anchor: string, text: string) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const found = lines.filter((line) => line.includes(anchor)).length;
    if (found !== 1) {
      throw new Error(
        `${file} has ${found} lines with ${JSON.stringify(anchor)} instead of one: adapt tools/touch/changes.ts.`,
      );
    }
    lines.splice(
      lines.findIndex((line) => line.includes(anchor)),
      0,
      text,
    );
    write(file, lines.join('\n'));
  };
  return {
    touched,
    languages,
    create: write,
    above,
    /** Adds words to a catalogue of the web app in every language, in English, or begins one. */
    say(catalogue: string, words: Record<string, string>) {
      for (const language of languages) {
        const file = `apps/web/messages/${language}/${catalogue}.json`;
        const isKnown = existsSync(join(root, file));
        const known: object = isKnown ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {};
        write(file, `${JSON.stringify({ ...known, ...words }, null, 2)}\n`);
      }
    },
  };
}

export type Edits = ReturnType<typeof editsIn>;
