import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { unpackWoff } from './woff.ts';

/** Draws words as outlines, so that no machine needs the font installed. */
export interface Typeface {
  /** Width in pixels. */
  measure(text: string, size: number): number;
  /** SVG paths with the baseline at the left at 0,0; what the typeface cannot draw is left out. */
  draw(text: string, size: number): string;
}

/** One file of a typeface: the letters of some scripts. */
interface Part {
  font: Font;
  unitsPerEm: number;
  letters: Set<number>;
}

const require = createRequire(import.meta.url);
const SCRIPTS = ['latin', 'latin-ext'];
/** Control and format characters would steer the text around them. */
const INVISIBLE = /[\p{C}\p{Variation_Selector}]/gu;

/** @param family of the `@fontsource` package, e.g. `instrument-sans` */
export function loadTypeface(family: string, weight: number, tracking = 0): Typeface {
  let loaded: Part[] | undefined;
  const parts = () => {
    loaded ??= SCRIPTS.map((script) => loadPart(family, script, weight));
    return loaded;
  };
  const layOut = (text: string, size: number) => {
    const glyphs: { d: string; x: number; scale: number }[] = [];
    let x = 0;
    for (const { part, letters } of splitByPart(text, parts())) {
      const scale = size / part.unitsPerEm;
      for (const { id, advance } of shapeRun(part, letters)) {
        glyphs.push({ d: part.font.glyphToPath(id), x, scale });
        x += advance * scale + tracking * size;
      }
    }
    return { glyphs, width: Math.max(0, x - tracking * size) };
  };
  return {
    measure: (text, size) => layOut(text, size).width,
    draw: (text, size) =>
      layOut(text, size)
        .glyphs.filter(({ d }) => d)
        .map(
          ({ d, x, scale }) =>
            `<path transform="translate(${x.toFixed(2)} 0) scale(${scale} ${-scale})" d="${d}"/>`,
        )
        .join(''),
  };
}

function loadPart(family: string, script: string, weight: number): Part {
  const name = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  const face = new Face(new Blob(unpackWoff(readFileSync(require.resolve(name)))));
  return {
    font: new Font(face),
    unitsPerEm: face.upem,
    letters: new Set(face.collectUnicodes()),
  };
}

/** Runs of letters that one part can draw; those that none can are dropped. */
function splitByPart(text: string, parts: readonly Part[]) {
  const runs: { part: Part; letters: string }[] = [];
  for (const letter of text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '')) {
    const part = parts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (part && last?.part === part) last.letters += letter;
    else if (part) runs.push({ part, letters: letter });
  }
  return runs;
}

function shapeRun({ font }: Part, letters: string) {
  const buffer = new ShapingBuffer();
  buffer.addText(letters);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: id }, index) => ({
    id,
    advance: positions[index]?.xAdvance ?? 0,
  }));
}
