import type { BlogColor } from '@vitrine/contracts';
import {
  canShow,
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
  const hasTitle = canShow(card.title, faces.title);
  // a title in letters that no face has: the card says what it is about
  const title = drawBlock(hasTitle ? card.title : card.categoryName, {
    faces: faces.title,
    sizes: [88, 76, 66],
    width: WIDTH - 2 * MARGIN - 60,
    lines: 3,
    color: palette.text,
  });
  const baseline = HEIGHT - MARGIN - 8;
  const y = baseline - title.height - (title.height > 0 ? GAP : 0);
  return drawCard(`${drawBrand(card.company)}
${drawLabel(card, hasTitle ? card.categoryName : '', y)}
<g transform="translate(${MARGIN - 4} ${baseline})">${title.svg}</g>`);
}

/** Over the title: the category, where it is not the title itself, and how long it takes. */
function drawLabel({ category, readingMinutes }: ArticleCard, name: string, y: number): string {
  const line = { faces: faces.strong, size: LABEL_SIZE, color: categoryColors[category], y };
  const quiet = { ...line, faces: faces.text, color: palette.muted };
  const minutes = `${readingMinutes} min read`;
  const { svg, end } = drawLine(name, { ...line, x: MARGIN });
  if (!svg) return drawLine(minutes, { ...quiet, x: MARGIN }).svg;
  const point = drawLine('·', { ...quiet, x: end + 12 });
  return [svg, point.svg, drawLine(minutes, { ...quiet, x: end + 32 }).svg].join('\n');
}
