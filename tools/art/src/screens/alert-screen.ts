import { drawWords } from '../lettering.ts';
import { INK } from '../palettes.ts';
import { drawArc, drawBox, drawCircle, drawDevice, drawShadow, drawStroke } from './shapes.ts';

const LEFT = 496;
const WIDTH = 288;
const MIDDLE = LEFT + WIDTH / 2;
const RIGHT = LEFT + WIDTH;

/** What someone who asked for help sees: who comes, when, and that it needed no data. */
export function alertScreen(): string {
  return [
    drawDevice({ x: 460, y: 118, width: 360, height: 724 }, 48),
    drawWords('02:14', { at: [LEFT, 172], size: 17, color: INK.muted, face: 'strong' }),
    drawWords('SMS only', { at: [RIGHT, 172], size: 17, color: INK.muted, anchor: 'end' }),
    drawWords('Help is coming', { at: [LEFT, 228], size: 36, color: INK.text, face: 'heading' }),
    drawWords('Crew 3 has left Limbe station.', { at: [LEFT, 260], size: 18, color: INK.muted }),
    countdown(),
    placeCard(),
    kinds(),
    safeButton(),
    joinedReports(),
  ].join('\n');
}

function countdown(): string {
  const y = 384;
  return [
    drawCircle(MIDDLE, y, 84, { stroke: INK.high, strokeWidth: 14 }),
    drawArc(MIDDLE, y, 84, 0.64, INK.ember),
    drawWords('7', {
      at: [MIDDLE, y + 18],
      size: 76,
      color: INK.text,
      face: 'heading',
      anchor: 'middle',
    }),
    drawWords('minutes', { at: [MIDDLE, y + 46], size: 17, color: INK.muted, anchor: 'middle' }),
  ].join('');
}

function placeCard(): string {
  const y = 504;
  return [
    drawBox({ x: LEFT, y, width: WIDTH, height: 100 }, { fill: INK.raised, radius: 18 }),
    drawWords('You are near', { at: [LEFT + 20, y + 32], size: 15, color: INK.muted }),
    drawWords('Total station, Mile 4', {
      at: [LEFT + 20, y + 60],
      size: 22,
      color: INK.text,
      face: 'strong',
    }),
    drawWords('Sent by SMS at 02:13', { at: [LEFT + 20, y + 84], size: 15, color: INK.lagoon }),
  ].join('');
}

const KINDS = ['Police', 'Fire', 'Medical'];

function kinds(): string {
  return KINDS.map((name, index) => {
    const x = LEFT + index * 99;
    const isChosen = name === 'Medical';
    return [
      drawBox(
        { x, y: 622, width: 90, height: 72 },
        isChosen
          ? { fill: INK.ember, radius: 16 }
          : { fill: INK.ground, stroke: INK.line, radius: 16 },
      ),
      drawWords(name, {
        at: [x + 45, 664],
        size: 18,
        color: isChosen ? INK.onEmber : INK.muted,
        face: 'strong',
        anchor: 'middle',
      }),
    ].join('');
  }).join('');
}

function safeButton(): string {
  const box = { x: LEFT, y: 722, width: WIDTH, height: 60 };
  return [
    drawBox(box, { stroke: INK.muted, radius: 30 }),
    drawWords('I am safe now', {
      at: [MIDDLE, 758],
      size: 20,
      color: INK.text,
      face: 'strong',
      anchor: 'middle',
    }),
  ].join('');
}

/** What the control room sees of the same call, laid over the phone's edge. */
function joinedReports(): string {
  const box = { x: 794, y: 470, width: 224, height: 104 };
  const { x, y } = box;
  return [
    drawShadow(box, 20),
    drawBox(box, { fill: INK.paper, radius: 20 }),
    drawWords('2 reports joined', {
      at: [x + 22, y + 42],
      size: 21,
      color: INK.onPaper,
      face: 'strong',
    }),
    drawWords('One crew is enough', { at: [x + 22, y + 72], size: 17, color: INK.onPaperMuted }),
    drawStroke(`M${x + 186} ${y + 32}l6 7 12-14`, '#1d7a3a', 4),
  ].join('');
}
