import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { FONTS_FOLDER } from './program-files.ts';

/**
 * @param file of `fonts`: one TrueType file for each face, whole, so that the font itself can set
 * accents on letters that it has no combined form for
 * @throws {Error} where there is no such file
 */
export const readFont = (file: string): Buffer => readFileSync(join(FONTS_FOLDER, file));

/** The letters that a font can draw. */
export const lettersOf = (face: Face): ReadonlySet<number> => new Set(face.collectUnicodes());

/** Draws words as outlines, so that no machine needs the font installed. */
export interface Typeface {
  /** Whether every letter, digit and mark of the text can be drawn; signs and emoji do not count. */
  covers(text: string): boolean;
  /** Width in pixels. */
  measure(text: string, size: number): number;
  /** SVG paths with the baseline at the left at 0,0; signs that it has not are left out. */
  draw(text: string, size: number): string;
}

/** Control and format characters, which change how the text around them is shown. */
const INVISIBLE = /[\p{C}\p{Variation_Selector}]/gu;
const MUST_SHOW = /[\p{L}\p{N}\p{Mn}\p{Mc}]/u;

/** Text as it is drawn: composed (NFC), on one line, without invisible characters. */
export const visible = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '');

/**
 * @param file a TrueType font in `fonts`
 * @param tracking how much further apart letters stand, as a share of their size
 */
export function loadTypeface(file: string, tracking = 0): Typeface {
  let loaded: ReturnType<typeof openFont> | undefined;
  const font = () => {
    loaded ??= openFont(file);
    return loaded;
  };
  const has = (letter: string) => font().letters.has(letter.codePointAt(0) ?? 0);
  // between two spaces a sign is left out together with one of them
  const shown = (text: string) => [...visible(text)].filter(has).join('').replace(/ +/g, ' ');
  const layOut = (text: string, size: number) => {
    const scale = size / font().unitsPerEm;
    let x = 0;
    const glyphs = font()
      .shape(shown(text))
      .map(({ d, advance, xOffset, yOffset }) => {
        const placed = { d, scale, x: x + xOffset * scale, y: -yOffset * scale };
        // a mark over a letter has no width of its own
        if (advance > 0) x += advance * scale + tracking * size;
        return placed;
      });
    return { glyphs, width: Math.max(0, x - tracking * size) };
  };
  return {
    covers: (text) => [...visible(text)].every((letter) => !MUST_SHOW.test(letter) || has(letter)),
    measure: (text, size) => layOut(text, size).width,
    draw: (text, size) =>
      layOut(text, size)
        .glyphs.filter(({ d }) => d)
        .map(
          ({ d, x, y, scale }) =>
            `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${d}"/>`,
        )
        .join(''),
  };
}

function openFont(file: string) {
  const face = new Face(new Blob(readFont(file)));
  const font = new Font(face);
  return {
    unitsPerEm: face.upem,
    letters: lettersOf(face),
    /** Outlines in the units of the font: pairs set closer, marks on their letters. */
    shape(letters: string) {
      const buffer = new ShapingBuffer();
      buffer.addText(letters);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: id }, index) => ({
        d: font.glyphToPath(id),
        advance: positions[index]?.xAdvance ?? 0,
        xOffset: positions[index]?.xOffset ?? 0,
        yOffset: positions[index]?.yOffset ?? 0,
      }));
    },
  };
}
