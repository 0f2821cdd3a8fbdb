type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;
interface Point {
  x: number;
  y: number;
}

/**
 * The place in a list for the entry that is dragged to a point: behind every other one whose middle
 * the point has passed, line by line where several stand on a line.
 */
export function placeAt(boxes: readonly Box[], dragged: number, point: Point): number {
  const others = boxes.filter((_, place) => place !== dragged);
  const inLines = others.some((box, place) => box.top < (others[place - 1]?.bottom ?? 0) - 1);
  return others.filter((box) => (inLines ? isBehind(box, point) : isBelow(box, point))).length;
}

const isBelow = ({ top, bottom }: Box, { y }: Point) => y > (top + bottom) / 2;

function isBehind(box: Box, { x, y }: Point): boolean {
  if (y > box.bottom) return true;
  return y >= box.top && x > (box.left + box.right) / 2;
}
