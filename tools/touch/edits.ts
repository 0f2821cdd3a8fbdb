import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** @param change what becomes of the one line with the anchor */
  const change = (file: string, anchor: string, change: (line: string) => string) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const found = lines.filter((line) => line.includes(anchor)).length;
    if (found !== 1) {
      throw new Error(
        `${file} has ${found} lines with ${JSON.stringify(anchor)} instead of one: adapt tools/touch/changes.`,
      );
    }
    write(file, lines.map((line) => (line.includes(anchor) ? change(line) : line)).join('\n'));
  };
  return {
    touched,
    languages,
    create: write,
    /** A line more, above the one with the anchor. */
    above: (file: string, anchor: string, text: string) =>
      change(file, anchor, (line) => `${text}\n${line}`),
    /** Other words in the one line that has these. */
    inside: (file: string, piece: string, text: string) =>
      change(file, piece, (line) => line.replace(piece, text)),
    /** A folder with another name, without its tests. */
    copy(from: string, to: string) {
      for (const file of globSync('**/*.*', { cwd: join(root, from) })) {
        if (file.includes('.test.')) continue;
        write(join(to, file), readFileSync(join(root, from, file), 'utf8'));
      }
    },
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
