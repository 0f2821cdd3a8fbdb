import type { BlogColor } from '@vitrine/contracts';
import {
  drawBlock,
  drawBrand,
  drawCard,
  drawLine,
  faces,
  HEIGHT,
  MARGIN,
  WIDTH,
} from './drawing.ts';
import { categoryColors, palette } from './palette.ts';

export interface ArticleCard {
  title: string;
  company: string;
  category: BlogColor;
  categoryName: string;
  readingMinutes: number;
}

const LABEL_SIZE = 28;
const GAP = 34;

/** The picture behind it, below the folder of art. */
export const articleArt = ({ category }: ArticleCard) => `category-${category}/1280x720.webp`;

export function drawArticle(card: ArticleCard): string {
  const title = drawBlock(card.title, {
    face: faces.title,
    sizes: [88, 76, 66],
    width: WIDTH - 2 * MARGIN - 60,
    lines: 3,
    color: palette.text,
  });
  const baseline = HEIGHT - MARGIN - 8;
  const y = baseline - title.height - (title.height > 0 ? GAP : 0);
  const label = { face: faces.strong, size: LABEL_SIZE, color: categoryColors[card.category], y };
  const quiet = { ...label, face: faces.text, color: palette.muted };
  const afterName = MARGIN + faces.strong.measure(card.categoryName, LABEL_SIZE);
  return drawCard(`${drawBrand(card.company)}
${drawLine(card.categoryName, { ...label, x: MARGIN })}
${drawLine('·', { ...quiet, x: afterName + 12 })}
${drawLine(`${card.readingMinutes} min read`, { ...quiet, x: afterName + 32 })}
<g transform="translate(${MARGIN - 4} ${baseline})">${title.svg}</g>`);
}
