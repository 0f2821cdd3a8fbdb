import type { Line, TextStyle } from './cv-lines.ts';
import type { Paper, Tag } from './cv-paper.ts';

/** What cannot be parted by the end of a page: a line, or two things beside each other. */
export interface Atom {
  /** Room above it, in points; none at the top of a page. */
  before: number;
  height: number;
  /** Never the last on its page. */
  keepsNext: boolean;
  /** @param top where its height begins */
  draw(top: number): void;
}

/** Where the letters of a line stand, from its top. */
export const baselineOf = ({ size, leading }: TextStyle): number => (leading + size * 0.7) / 2;

/** Makes the tag with the first line that needs it: what is left out leaves none behind. */
export function lazyTag(make: () => Tag): () => Tag {
  let tag: Tag | undefined;
  return () => {
    tag ??= make();
    return tag;
  };
}

interface Placed {
  x: number;
  style: TextStyle;
  tag: () => Tag;
  before: number;
  /** Its last line stays with what follows. */
  keepsNext?: boolean;
}

/** The lines of a paragraph; no line of it stands alone on a page. */
export function paragraphAtoms(paper: Paper, lines: readonly Line[], placed: Placed): Atom[] {
  const { x, style, tag, before, keepsNext = false } = placed;
  return lines.map((line, index) => {
    const left = lines.length - index;
    return {
      before: index === 0 ? before : 0,
      height: style.leading,
      keepsNext: left === 1 ? keepsNext : index === 0 || left === 2,
      draw: (top) => {
        tag().add(() => paper.draw(line, style, x, top + baselineOf(style)));
      },
    };
  });
}
