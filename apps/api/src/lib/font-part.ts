import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { readFontFile } from './font-file.ts';
import type { Box } from './tone-marks.ts';

/** One file of a typeface: the letters of some scripts. */
export interface Part {
  font: Font;
  unitsPerEm: number;
  letters: Set<number>;
}

/** One outline of a shaped text, in the units of its font. */
export interface Glyph {
  d: string;
  advance: number;
  xOffset: number;
  yOffset: number;
}

/** @throws {Error} where there is no such file in `fonts` */
export function loadFontPart(family: string, script: string, weight: number): Part {
  const face = new Face(new Blob(readFontFile(family, script, weight)));
  return {
    font: new Font(face),
    unitsPerEm: face.upem,
    letters: new Set(face.collectUnicodes()),
  };
}

/** Sets letters that the part has as its own tables say: pairs closer, marks on their letters. */
export function shapeRun({ font }: Part, letters: string): Glyph[] {
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
}

/** The box around the points of a path, in pixels where `scale` makes them so. */
export function boxOf(path: string, scale: number): Box {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map((text) => Number(text) * scale);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (ys.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.max(...ys),
    bottom: Math.min(...ys),
  };
}
