import { encode } from 'uqr';

/** Light modules around it, as scanners need them (ISO/IEC 18004). */
const QUIET_MODULES = 4;
/** Size on paper or screen where nothing else is said, in pixels. */
const SIZE = 480;

/** Draws an address as a QR code: an SVG that stays sharp at the size of a card or of a poster. */
export function drawQrCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => barsOf(row).map(([x, width]) => bar(x, y, width)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
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
