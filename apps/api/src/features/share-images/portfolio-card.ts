import {
  canShow,
  drawBlock,
  drawBrand,
  drawCard,
  faces,
  HEIGHT,
  MARGIN,
  WIDTH,
} from './drawing.ts';
import { palette } from './palette.ts';

export interface PortfolioCard {
  name: string;
  /** The headline; the profession where there is none. */
  line: string;
  /** The address as people say it: without the scheme. */
  address: string;
  company: string;
}

/** The photo's circle, in pixels. */
export const PHOTO = { size: 300, left: WIDTH - MARGIN - 300, top: (HEIGHT - 300) / 2 } as const;
export const PORTFOLIO_ART = 'terrain-portfolio/1920x720.webp';

const GAP = 30;

export function drawPortfolio(card: PortfolioCard, hasPhoto: boolean): string {
  const width = hasPhoto ? PHOTO.left - MARGIN - 56 : WIDTH - 2 * MARGIN - 60;
  // a name in letters that no face has: the address says whose page it is
  const hasName = canShow(card.name, faces.title);
  const address = drawBlock(hasName ? card.address : '', {
    faces: faces.text,
    sizes: [26],
    width,
    lines: 1,
    color: palette.accent,
  });
  const line = drawBlock(card.line, {
    faces: faces.text,
    sizes: [36, 32],
    width,
    lines: 2,
    color: palette.muted,
  });
  const name = drawBlock(hasName ? card.name : card.address, {
    faces: faces.title,
    sizes: [88, 76, 64],
    width,
    lines: 2,
    color: palette.text,
  });
  const base = HEIGHT - MARGIN - 8;
  const lineBase = base - address.height - (address.height > 0 ? GAP + 6 : 0);
  const nameBase = lineBase - line.height - (line.height > 0 ? GAP : 0);
  const place = (x: number, y: number, svg: string) =>
    `<g transform="translate(${x} ${y.toFixed(1)})">${svg}</g>`;
  return drawCard(`${drawBrand(card.company)}
${place(MARGIN - 4, nameBase, name.svg)}${place(MARGIN, lineBase, line.svg)}${place(MARGIN, base, address.svg)}
${hasPhoto ? ring() : ''}`);
}

function ring(): string {
  const radius = PHOTO.size / 2;
  return `<circle cx="${PHOTO.left + radius}" cy="${PHOTO.top + radius}" r="${radius + 7}" fill="none" stroke="${palette.accent}" stroke-opacity="0.85" stroke-width="3"/>`;
}
