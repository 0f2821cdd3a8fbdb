import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { FONTS } from './places.ts';

const FILES = {
  text: 'InstrumentSans_400Regular.ttf',
  strong: 'InstrumentSans_600SemiBold.ttf',
  heading: 'BricolageGrotesque_600SemiBold.ttf',
} as const;

export type FaceName = keyof typeof FILES;

export interface Words {
  /** The baseline's point that the text begins at, ends at or is centred on, in pixels. */
  at: readonly [x: number, y: number];
  size: number;
  color: string;
  face?: FaceName;
  anchor?: 'start' | 'middle' | 'end';
}

function openFont(name: FaceName) {
  const face = new Face(new Blob(readFileSync(new URL(FILES[name], FONTS))));
  return { font: new Font(face), unitsPerEm: face.upem };
}

const opened = new Map<FaceName, ReturnType<typeof openFont>>();

function fontOf(name: FaceName) {
  const known = opened.get(name) ?? openFont(name);
  opened.set(name, known);
  return known;
}

/** One line of text as outlines, so that a picture is the same on a machine without the typeface. */
export function drawWords(text: string, words: Words): string {
  const { at, size, color, face = 'text', anchor = 'start' } = words;
  const { font, unitsPerEm } = fontOf(face);
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const outlines = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const placed = `<path d="${font.glyphToPath(codepoint)}" transform="translate(${pen + xOffset} ${yOffset})"/>`;
    pen += xAdvance;
    return placed;
  });
  const scale = size / unitsPerEm;
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = at[0] - pen * scale * share;
  const place = `translate(${left.toFixed(2)} ${at[1]}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  return `<g fill="${color}" transform="${place}">${outlines.join('')}</g>`;
}
