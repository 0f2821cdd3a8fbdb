import { INK } from '../palettes.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Look {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  radius?: number;
  opacity?: number;
}

const painted = ({ fill = 'none', stroke, strokeWidth = 1.5, opacity }: Look): string =>
  [
    `fill="${fill}"`,
    stroke && `stroke="${stroke}" stroke-width="${strokeWidth}"`,
    opacity !== undefined && `opacity="${opacity}"`,
  ]
    .filter(Boolean)
    .join(' ');

export const drawBox = ({ x, y, width, height }: Box, look: Look): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${look.radius ?? 0}" ${painted(look)}/>`;

export const drawCircle = (x: number, y: number, radius: number, look: Look): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${painted(look)}/>`;

/** Strokes with round ends: lines, ticks, routes. */
export const drawStroke = (path: string, color: string, width: number, dashes?: string): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;

/** Part of a circle from its top on, clockwise; `share` from 0 to 1. */
export function drawArc(
  x: number,
  y: number,
  radius: number,
  share: number,
  color: string,
): string {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  const [endX, endY] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  const large = share > 0.5 ? 1 : 0;
  const path = `M${x} ${y - radius}A${radius} ${radius} 0 ${large} 1 ${endX.toFixed(1)} ${endY.toFixed(1)}`;
  return drawStroke(path, color, 14);
}

/** What is under a thing that stands out: a few soft rectangles, each a little larger. */
export function drawShadow({ x, y, width, height }: Box, radius: number): string {
  return [28, 18, 9]
    .map((spread) =>
      drawBox(
        {
          x: x - spread / 2,
          y: y + 14 - spread / 4,
          width: width + spread,
          height: height + spread,
        },
        { fill: '#000', opacity: 0.16, radius: radius + spread / 2 },
      ),
    )
    .join('');
}

/** The body of a phone or tablet, with its screen inset by a border. */
export function drawDevice(box: Box, radius: number): string {
  const edge = 12;
  const screen = {
    x: box.x + edge,
    y: box.y + edge,
    width: box.width - 2 * edge,
    height: box.height - 2 * edge,
  };
  return [
    drawShadow(box, radius),
    drawBox(box, { fill: '#050908', stroke: INK.line, strokeWidth: 2, radius }),
    drawBox(screen, { fill: INK.ground, radius: radius - edge }),
  ].join('');
}
