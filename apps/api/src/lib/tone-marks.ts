/**
 * Marks over and under letters that fonts made for the web leave out, and the sign of the same
 * shape that stands by itself, which they have. Tones of many African languages are written so,
 * on letters (ɛ̂, ɔ̌, ə̂) that exist in no combined form.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '\u0300': '\u02cb',
  '\u0301': '\u00b4',
  '\u0302': '\u02c6',
  '\u0303': '\u02dc',
  '\u0304': '\u00af',
  '\u0307': '\u02d9',
  '\u0308': '\u00a8',
  '\u030c': '\u02c7',
  '\u0327': '\u00b8',
  '\u0328': '\u02db',
};
const BELOW = new Set(['\u0327', '\u0328']);

/** The sign that is drawn for a mark; undefined where there is none. */
export const standInOf = (mark: string): string | undefined => STAND_INS[mark];

/** The box around an outline, in the units of its path. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the stand-in of a mark goes: in the middle of its letter, and clear of what is there. */
export function placeMark(mark: string, sign: Box, letter: Box, size: number) {
  const x = (letter.left + letter.right - sign.left - sign.right) / 2;
  const clear = letter.top + size * 0.05 - sign.bottom;
  return { x, y: BELOW.has(mark) ? 0 : clear };
}
