import { drawWords } from '../lettering.ts';
import { INK } from '../palettes.ts';
import { type Box, drawBox, drawDevice } from './shapes.ts';

interface Ticket {
  table: string;
  waiter: string;
  dishes: readonly string[];
  since: string;
  state: 'late' | 'ready' | 'cooking';
}

const TICKETS: readonly Ticket[] = [
  {
    table: 'Table 7',
    waiter: 'Bih',
    dishes: ['2 × Ndolé', '1 × Poulet DG', '1 × Plantain'],
    since: '14 min',
    state: 'late',
  },
  {
    table: 'Table 12',
    waiter: 'Solange',
    dishes: ['3 × Grilled fish', '2 × Miondo'],
    since: '6 min',
    state: 'ready',
  },
  {
    table: 'Wedding',
    waiter: 'Hall',
    dishes: ['Course 2 of 4', '640 guests', 'at 20:15'],
    since: '33 min',
    state: 'cooking',
  },
];

const BADGES = {
  late: { words: 'Late', fill: INK.danger, color: '#1a0b06' },
  ready: { words: 'Ready', fill: INK.success, color: '#06140a' },
  cooking: { words: 'Cooking', fill: INK.high, color: INK.text },
} as const;

/** What hangs over the stove: the orders of one evening, the one that waits longest first. */
export function orderScreen(): string {
  return [
    drawDevice({ x: 236, y: 196, width: 808, height: 568 }, 40),
    drawWords('Kitchen', { at: [284, 272], size: 40, color: INK.text, face: 'heading' }),
    drawWords('14 orders', { at: [452, 270], size: 20, color: INK.muted }),
    drawWords('19:42', {
      at: [996, 272],
      size: 30,
      color: INK.ember,
      face: 'heading',
      anchor: 'end',
    }),
    ...TICKETS.map((ticket, index) =>
      drawTicket(ticket, { x: 284 + index * 242, y: 306, width: 228, height: 348 }),
    ),
    drawWords('No internet since 18:05. Nothing is lost.', {
      at: [284, 712],
      size: 19,
      color: INK.lagoon,
    }),
  ].join('\n');
}

function drawTicket(ticket: Ticket, box: Box): string {
  const { x, y, width, height } = box;
  const { words, fill, color } = BADGES[ticket.state];
  const right = x + width - 20;
  return [
    drawBox(box, { fill: INK.raised, radius: 20 }),
    ticket.state === 'late'
      ? drawBox(box, { stroke: INK.danger, strokeWidth: 2.5, radius: 20 })
      : '',
    drawWords(ticket.table, { at: [x + 20, y + 46], size: 27, color: INK.text, face: 'heading' }),
    drawWords(ticket.waiter, { at: [x + 20, y + 74], size: 16, color: INK.muted }),
    drawBox({ x: x + 20, y: y + 94, width: width - 40, height: 1.5 }, { fill: INK.line }),
    ...ticket.dishes.map((dish, index) =>
      drawWords(dish, { at: [x + 20, y + 134 + index * 40], size: 22, color: INK.text }),
    ),
    drawBox({ x: x + 20, y: y + height - 62, width: 98, height: 40 }, { fill, radius: 20 }),
    drawWords(words, {
      at: [x + 69, y + height - 36],
      size: 17,
      color,
      face: 'strong',
      anchor: 'middle',
    }),
    drawWords(ticket.since, {
      at: [right, y + height - 36],
      size: 18,
      color: INK.muted,
      anchor: 'end',
    }),
  ].join('');
}
