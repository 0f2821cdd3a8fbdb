/** So near to an edge of the window, in pixels, that the page scrolls along. */
const EDGE_PX = 96;
const FASTEST_PX = 14;

export interface Drag {
  list: HTMLElement;
  /** Where the dragged entry is by now. */
  place: () => number;
  move: (from: number, to: number) => void;
  end: () => void;
}

type Start = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>;

/**
 * Lets an entry follow the pointer, and the list make room for it at once. Listens at the window:
 * the entry's own element is taken out and put back whenever its place changes.
 */
export function startDrag(start: Start, { list, place, move, end }: Drag): void {
  const from = place();
  const dragged = list.children[from] as HTMLElement;
  const at = dragged.getBoundingClientRect();
  const grip = { x: start.clientX - at.left, y: start.clientY - at.top };
  const point = { x: start.clientX, y: start.clientY };
  const stop = new AbortController();
  dragged.dataset.dragged = '';

  const follow = () => {
    if (stop.signal.aborted) return;
    scrollAlong(point.y);
    const boxes = Array.from(list.children, (child) => child.getBoundingClientRect());
    const to = placeAt(boxes, place(), point);
    if (to !== place()) move(place(), to);
    dragged.style.translate = 'none';
    const { left, top } = dragged.getBoundingClientRect();
    const wide = list.clientWidth > dragged.offsetWidth * 1.5;
    const x = wide ? point.x - grip.x - left : 0;
    dragged.style.translate = `${x}px ${point.y - grip.y - top}px`;
    requestAnimationFrame(follow);
  };
  const finish = () => {
    stop.abort();
    dragged.style.translate = '';
    delete dragged.dataset.dragged;
    end();
  };
  const giveUp = () => {
    move(place(), from);
    finish();
  };
  const options = { signal: stop.signal };
  const ours = (event: PointerEvent) => event.pointerId === start.pointerId;
  window.addEventListener(
    'pointermove',
    (event) => {
      if (ours(event)) Object.assign(point, { x: event.clientX, y: event.clientY });
    },
    options,
  );
  window.addEventListener('pointerup', (event) => ours(event) && finish(), options);
  window.addEventListener('pointercancel', (event) => ours(event) && giveUp(), options);
  window.addEventListener('keydown', (event) => event.key === 'Escape' && giveUp(), options);
  requestAnimationFrame(follow);
}

/** Long lists: near the edge the page scrolls, the faster the nearer. */
function scrollAlong(y: number): void {
  const above = EDGE_PX - y;
  const below = y - (window.innerHeight - EDGE_PX);
  const speed = (distance: number) => Math.min(1, distance / EDGE_PX) * FASTEST_PX;
  if (above > 0) window.scrollBy(0, -speed(above));
  else if (below > 0) window.scrollBy(0, speed(below));
}

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
