import type { Ring } from 'd3-contour';

/** Rings of fewer points are specks that only read as dirt. */
const FEWEST_POINTS = 12;

/**
 * SVG path data for closed rings, rounded by quadratic curves through the middle of each side.
 * `digits` is the number of decimals kept.
 */
export function smoothPath(rings: readonly Ring[], digits = 1): string {
  return rings
    .filter((ring) => ring.length >= FEWEST_POINTS)
    .map((ring) => closedCurve(ring, digits))
    .join('');
}

/** Drops points nearer than `distance` to the last one kept, to make a path lighter. */
export function thinned(ring: Ring, distance: number): Ring {
  const [start] = ring;
  if (!start) return ring;
  const kept: Ring = [start];
  let last = start;
  for (const point of ring) {
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) < distance) continue;
    kept.push(point);
    last = point;
  }
  // A ring ends where it began.
  if (last !== start) kept.push(start);
  return kept;
}

/** Steps from point to point instead of positions: about half the bytes. */
function closedCurve(ring: Ring, digits: number): string {
  const points = ring.slice(0, -1);
  const scale = 10 ** digits;
  // Steps between rounded positions, so that rounding never adds up along the ring.
  const rounded = (value: number) => Math.round(value * scale);
  const list = (values: readonly number[]) =>
    values
      .map((value) => value / scale)
      .join(' ')
      .replaceAll(' -', '-');
  let data = '';
  let [penX, penY] = [0, 0];
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const [toX, toY] = [rounded((x + nextX) / 2), rounded((y + nextY) / 2)];
    const bend = [rounded(x) - penX, rounded(y) - penY, toX - penX, toY - penY];
    data += index === 0 ? `M${list([toX, toY])}` : `q${list(bend)}`;
    [penX, penY] = [toX, toY];
  });
  return `${data}Z`;
}
