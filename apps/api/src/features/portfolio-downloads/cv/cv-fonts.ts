import { Blob, Face } from 'harfbuzzjs';
import { readFontFile } from '../../../lib/font-file.ts';

export type FaceName = 'title' | 'strong' | 'text';

/** One file of letters. */
export interface FontPart {
  id: string;
  file: Buffer;
  letters: ReadonlySet<number>;
}

/** Letters in a row that one file has. */
export interface Run {
  part: FontPart;
  text: string;
}

const OWN_SCRIPTS = ['latin', 'latin-ext'];
/** Stands in for letters that the product's own typefaces lack. */
const STAND_IN = 'noto-sans';
const STAND_IN_SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'devanagari',
];
const FACES: Record<FaceName, [family: string, weight: number]> = {
  title: ['bricolage-grotesque', 600],
  strong: ['instrument-sans', 600],
  text: ['instrument-sans', 400],
};
/** Control and format characters would steer the text around them. */
const INVISIBLE = /[\p{C}\p{Variation_Selector}]/gu;
const PLAIN = /^[\x20-\x7e]*$/;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The files of a family in a face; each is read when the ones before it lack a letter. */
function* partsOf(family: string, scripts: readonly string[], weight: number) {
  for (const script of scripts) yield loadPart(family, script, weight);
}

const loaded = new Map<string, FontPart>();

function loadPart(family: string, script: string, weight: number): FontPart {
  const id = `${family}-${script}-${weight}-normal`;
  const known = loaded.get(id);
  if (known) return known;
  const file = readFontFile(family, script, weight);
  const part = { id, file, letters: new Set(new Face(new Blob(file)).collectUnicodes()) };
  loaded.set(id, part);
  return part;
}

/** Text as it is drawn: composed, in one line, with nothing in it that cannot be seen. */
export const visible = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '');

/** Splits one line by the files that have its letters; those that none has are dropped. */
export function runsOf(text: string, face: FaceName): Run[] {
  const runs: Run[] = [];
  for (const [word] of text.matchAll(/ +|[^ ]+/g)) {
    for (const run of runsOfWord(word, face)) {
      const last = runs.at(-1);
      if (last?.part === run.part) last.text += run.text;
      else runs.push(run);
    }
  }
  return runs;
}

const LETTERS = /[\p{L}\p{N}]/gu;
const countOf = (text: string) => text.match(LETTERS)?.length ?? 0;

/** Whether letters or digits of it are in no file; signs and little pictures are no loss. */
export function losesLetters(text: string): boolean {
  const words = new Set(visible(text).split(' '));
  return [...words].some((word) => {
    if (PLAIN.test(word)) return false;
    const drawn = runsOf(word, 'text').map((run) => run.text);
    return countOf(drawn.join('')) < countOf(word);
  });
}

/** A word is set in one family where one has all of it: in the product's own, if that is so. */
function runsOfWord(word: string, face: FaceName): Run[] {
  const [family, weight] = FACES[face];
  const own = () => partsOf(family, OWN_SCRIPTS, weight);
  const pieces = PLAIN.test(word) ? [word] : [...clusters.segment(word)].map((s) => s.segment);
  const standIn = () => partsOf(STAND_IN, STAND_IN_SCRIPTS, weight);
  const either = function* () {
    yield* own();
    yield* standIn();
  };
  return (
    setWith(pieces, own) ??
    setWith(pieces, standIn) ??
    pieces.flatMap((p) => withoutAccents(p, either))
  );
}

/** Undefined where a piece is in none of the files. */
function setWith(pieces: readonly string[], parts: () => Iterable<FontPart>): Run[] | undefined {
  const runs: Run[] = [];
  for (const text of pieces) {
    const part = partWith(text, parts());
    if (!part) return undefined;
    runs.push({ part, text });
  }
  return runs;
}

/** An accent stays with its letter, in one file; where none has both, the letter goes without. */
function withoutAccents(cluster: string, parts: () => Iterable<FontPart>): Run[] {
  const bare = cluster.replace(/\p{M}/gu, '');
  return setWith([cluster], parts) ?? (bare ? setWith([bare], parts) : undefined) ?? [];
}

function partWith(text: string, parts: Iterable<FontPart>): FontPart | undefined {
  for (const part of parts) {
    if ([...text].every((letter) => part.letters.has(letter.codePointAt(0) ?? 0))) return part;
  }
  return undefined;
}
