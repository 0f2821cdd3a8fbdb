import { encode } from 'uqr';
import type { Pictures } from '../../lib/pictures/pictures.ts';

/** Light modules around it, as scanners need them (ISO/IEC 18004). */
const QUIET_MODULES = 4;
/** Size on paper or screen where nothing else is said, in pixels. */
const SIZE = 480;
/** Of a bitmap at least: enough for a poster. */
const BITMAP_SIZE = 1200;

/**
 * Draws an address as a QR code: an SVG that stays sharp at the size of a card or of a poster.
 * @param sizeFor its width and height where nothing else is said, for a code of so many modules
 */
export function drawQrCode(address: string, sizeFor = (_modules: number) => SIZE): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => barsOf(row).map(([x, width]) => bar(x, y, width)));
  const side = sizeFor(size);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`;

/** Neighbouring dark modules as one: where each starts, and how many they are. */
function barsOf(row: readonly boolean[]): [start: number, length: number][] {
  const bars: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = bars.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) bars.push([x, 1]);
  }
  return bars;
}

/** The same as a PNG, for programs that place no SVG; each module has whole pixels, so all is sharp. */
export function paintQrCode(pictures: Pick<Pictures, 'paintCard'>, address: string) {
  let side = BITMAP_SIZE;
  const card = drawQrCode(address, (modules) => {
    side = modules * Math.ceil(BITMAP_SIZE / modules);
    return side;
  });
  return pictures.paintCard({ width: side, height: side, ground: '#ffffff', art: undefined, card });
}
