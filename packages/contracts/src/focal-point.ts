/**
 * What must stay in sight where a picture is cut to a shape: a point of it, in percent of its width
 * from the left and of its height from the top.
 */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Of a portrait that nobody has set one for: faces are mostly around the line of the upper third. */
export const PORTRAIT_FOCUS: FocalPoint = { x: 50, y: 35 };

const PERCENT = '(100|[1-9]?[0-9])';
const FOCUS = new RegExp(`#focus=${PERCENT},${PERCENT}$`);

/**
 * The focal point that the address of a picture carries.
 * @example focalPoint('/media/abc/1000x750.webp#focus=40,20') // { x: 40, y: 20 }
 */
export function focalPoint(address: string): FocalPoint | undefined {
  const [, x, y] = FOCUS.exec(address) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : undefined;
}

/** The address of a picture with another focal point; one outside of the picture moves to its edge. */
export const withFocalPoint = (address: string, { x, y }: FocalPoint): string =>
  `${withoutFocalPoint(address)}#focus=${toPercent(x)},${toPercent(y)}`;

/** The address of the file itself, as it was uploaded. */
export const withoutFocalPoint = (address: string): string => address.replace(FOCUS, '');

const toPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
