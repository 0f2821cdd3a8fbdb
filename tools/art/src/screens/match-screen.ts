import { drawWords } from '../lettering.ts';
import { INK } from '../palettes.ts';
import { drawBox, drawCircle, drawDevice, drawShadow, drawStroke } from './shapes.ts';

const LEFT = 262;
const WIDTH = 300;

interface Worker {
  initials: string;
  name: string;
  trade: string;
  price: string;
}

const WORKERS: readonly Worker[] = [
  { initials: 'ET', name: 'Emmanuel T.', trade: 'Plumber, 1.2 km', price: '8,000 F' },
  { initials: 'CN', name: 'Comfort N.', trade: 'Plumber, 2.0 km', price: '7,500 F' },
  { initials: 'JB', name: 'Joseph B.', trade: 'Plumber, 3.4 km', price: '9,000 F' },
];

/** Workers who can come, beside where they are: the nearest one has said yes. */
export function matchScreen(): string {
  return [
    route(),
    drawDevice({ x: 226, y: 136, width: 372, height: 688 }, 46),
    drawWords('3 matches', { at: [LEFT, 222], size: 38, color: INK.text, face: 'heading' }),
    drawWords('A leaking pipe, today', { at: [LEFT, 254], size: 19, color: INK.muted }),
    ...WORKERS.map((worker, index) => drawWorker(worker, 282 + index * 128, index === 0)),
    answerButton(),
    pins(),
  ].join('\n');
}

function drawWorker({ initials, name, trade, price }: Worker, y: number, isFirst: boolean): string {
  return [
    drawBox(
      { x: LEFT, y, width: WIDTH, height: 114 },
      { fill: INK.raised, radius: 20, ...(isFirst && { stroke: INK.ember, strokeWidth: 2 }) },
    ),
    drawCircle(LEFT + 46, y + 46, 27, { fill: INK.high }),
    drawWords(initials, {
      at: [LEFT + 46, y + 53],
      size: 20,
      color: INK.lagoon,
      face: 'strong',
      anchor: 'middle',
    }),
    drawWords(name, { at: [LEFT + 86, y + 42], size: 22, color: INK.text, face: 'strong' }),
    drawWords(trade, { at: [LEFT + 86, y + 68], size: 17, color: INK.muted }),
    drawStroke(`M${LEFT + 88} ${y + 91}l5 5 9-10`, INK.success, 3),
    drawWords('Checked', { at: [LEFT + 110, y + 97], size: 16, color: INK.success }),
    drawWords(price, {
      at: [LEFT + WIDTH - 20, y + 97],
      size: 18,
      color: INK.text,
      face: 'strong',
      anchor: 'end',
    }),
  ].join('');
}

function answerButton(): string {
  return [
    drawBox({ x: LEFT, y: 680, width: WIDTH, height: 62 }, { fill: INK.ember, radius: 31 }),
    drawWords('Ask Emmanuel', {
      at: [LEFT + WIDTH / 2, 718],
      size: 21,
      color: INK.onEmber,
      face: 'strong',
      anchor: 'middle',
    }),
    drawWords('Or answer by SMS', {
      at: [LEFT + WIDTH / 2, 782],
      size: 17,
      color: INK.muted,
      anchor: 'middle',
    }),
  ].join('');
}

const HOME = [884, 612] as const;
const WORKER_PLACES = [
  [752, 388],
  [1000, 296],
  [1054, 700],
] as const;

/** The way of the nearest worker, as far as he has come. */
function route(): string {
  const [[x, y]] = WORKER_PLACES;
  const way = `M${x} ${y}C${x + 20} ${y + 120} ${HOME[0] - 130} ${HOME[1] - 60} ${HOME[0]} ${HOME[1]}`;
  return drawStroke(way, INK.ember, 6, '2 16');
}

function pins(): string {
  const bubble = { x: 657, y: 276, width: 190, height: 66 };
  return [
    drawCircle(HOME[0], HOME[1], 64, { fill: INK.lagoon, opacity: 0.14 }),
    drawCircle(HOME[0], HOME[1], 38, { fill: INK.lagoon, opacity: 0.22 }),
    drawCircle(HOME[0], HOME[1], 16, { fill: INK.lagoon, stroke: INK.ground, strokeWidth: 5 }),
    ...WORKER_PLACES.map(([x, y], index) =>
      drawCircle(x, y, index === 0 ? 20 : 14, {
        fill: index === 0 ? INK.ember : INK.text,
        stroke: INK.ground,
        strokeWidth: 6,
      }),
    ),
    drawShadow(bubble, 20),
    drawBox(bubble, { fill: INK.paper, radius: 20 }),
    drawWords('Here in 11 min', {
      at: [bubble.x + 95, bubble.y + 42],
      size: 21,
      color: INK.onPaper,
      face: 'strong',
      anchor: 'middle',
    }),
  ].join('');
}
