import {
  type CaseStudy,
  type Company,
  ifUploaded,
  NO_PICTURE,
  type PageContent,
  type PictureRef,
  type Post,
  type PostColor,
  type PublicPortfolio,
  postCategory,
  readingMinutes,
  receivedPost,
  type Words,
} from '@vitrine/contracts';
import {
  canShow,
  categoryColors,
  drawBlock,
  drawBrand,
  drawCard,
  drawLine,
  faces,
  HEIGHT,
  MARGIN,
  palette,
  WIDTH,
} from './drawing.ts';

interface PostCard {
  title: string;
  company: string;
  category: PostColor;
  categoryName: string;
  /** In words. */
  readingTime: string;
  /** Address of a picture of its own, shown behind the words. */
  cover: PictureRef;
}

const LABEL_SIZE = 28;
const GAP = 34;

/** The picture behind it, below the folder of art. */
const postArt = ({ category }: PostCard) => `category-${category}/1280x720.webp`;

export function drawPost(card: PostCard, hasCover = false): string {
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
  return drawCard(`${hasCover ? shade() : ''}${drawBrand(card.company)}
${drawLabel(card, hasTitle ? card.categoryName : '', y)}
<g transform="translate(${MARGIN - 4} ${baseline})">${title.svg}</g>`);
}

/** Over a photo words need a darker ground. */
const shade = () =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}" fill-opacity="0.66"/>`;

/** Over the title: the category, where it is not the title itself, and how long it takes. */
function drawLabel({ category, readingTime }: PostCard, name: string, y: number): string {
  const line = { faces: faces.strong, size: LABEL_SIZE, color: categoryColors[category], y };
  const quiet = { ...line, faces: faces.text, color: palette.muted };
  const { svg, end } = drawLine(name, { ...line, x: MARGIN });
  if (!svg) return drawLine(readingTime, { ...quiet, x: MARGIN }).svg;
  const point = drawLine('·', { ...quiet, x: end + 12 });
  return [svg, point.svg, drawLine(readingTime, { ...quiet, x: end + 32 }).svg].join('\n');
}

interface PortfolioCard {
  name: string;
  /** The headline, or the profession where there is none; and the place. */
  line: string;
  /** The address as people say it: without the scheme; '' where nobody may find it by one. */
  address: string;
  company: string;
}

/** The photo's circle, in pixels. */
const PHOTO = { size: 300, left: WIDTH - MARGIN - 300, top: (HEIGHT - 300) / 2 } as const;
const PORTFOLIO_ART = 'terrain-portfolio/1920x720.webp';

const LINE_GAP = 30;

export function drawPortfolio(card: PortfolioCard, hasPhoto: boolean, hasCover = false): string {
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
    sizes: [88, 76, 64, 52, 44],
    width,
    lines: 2,
    color: palette.text,
  });
  const base = HEIGHT - MARGIN - 8;
  const lineBase = base - address.height - (address.height > 0 ? LINE_GAP + 6 : 0);
  const nameBase = lineBase - line.height - (line.height > 0 ? LINE_GAP : 0);
  const place = (x: number, y: number, svg: string) =>
    `<g transform="translate(${x} ${y.toFixed(1)})">${svg}</g>`;
  return drawCard(`${hasCover ? shade() : ''}${drawBrand(card.company)}
${place(MARGIN - 4, nameBase, name.svg)}${place(MARGIN, lineBase, line.svg)}${place(MARGIN, base, address.svg)}
${hasPhoto ? ring() : ''}`);
}

function ring(): string {
  const radius = PHOTO.size / 2;
  return `<circle cx="${PHOTO.left + radius}" cy="${PHOTO.top + radius}" r="${radius + 7}" fill="none" stroke="${palette.accent}" stroke-opacity="0.85" stroke-width="3"/>`;
}

/** Everything that an image shows; two that are equal make the same picture. */
export interface Card {
  /** Below the folder of art. */
  art: string;
  shows: PostCard | PortfolioCard;
  /** A photo and where it goes. */
  photo?: { url: PictureRef; size: number; left: number; top: number } | undefined;
  /** Takes the place of the art. */
  cover?: PictureRef | undefined;
  draw(hasPhoto: boolean): string;
}

const nameOf = (company: Company | undefined) =>
  company ? `${company.name.first} ${company.name.second}`.trim() : '';

export function postCard(
  post: Post,
  company: Company | undefined,
  blog: PageContent<'blog'> | undefined,
  says: Words['cards'],
): Card {
  const category = postCategory(post.color);
  const shows = {
    title: post.seo_title || post.title,
    cover: post.cover ?? NO_PICTURE,
    company: nameOf(company),
    category,
    categoryName: blog?.categories.find(({ color }) => color === category)?.name ?? '',
    readingTime: says.readingTime(readingMinutes(receivedPost(post).sections)),
  };
  const cover = shows.cover || undefined;
  return { art: postArt(shows), shows, cover, draw: (hasCover) => drawPost(shows, hasCover) };
}

/** Behind the name of a case study that has no uploaded picture: the land of all projects. */
const CASE_STUDY_ART = 'terrain-projects/1920x720.webp';

export function caseStudyCard(
  { address, project }: CaseStudy,
  company: Company | undefined,
  publicUrl: string,
): Card {
  const shows = {
    name: project.name,
    line: project.tagline,
    address: `${new URL(publicUrl).host}/projects/${address}`,
    company: nameOf(company),
  };
  return {
    ...{ art: CASE_STUDY_ART, shows, cover: ifUploaded(project.image) },
    draw: (hasCover) => drawPortfolio(shows, false, hasCover),
  };
}

const HOME_ART = 'terrain-projects/1920x720.webp';

/** Of the home page, where its opening shows an uploaded picture; undefined where it does not. */
export function homeCard(
  { heroTitle, heroSubtitle, heroImages }: PageContent<'home'>,
  company: Company | undefined,
  publicUrl: string,
): Card | undefined {
  // what came with the site has the card of every page
  const cover = ifUploaded(heroImages[0]);
  if (!cover) return undefined;
  const { host } = new URL(publicUrl);
  const shows = { name: heroTitle, line: heroSubtitle, address: host, company: nameOf(company) };
  return {
    ...{ art: HOME_ART, shows, cover },
    draw: (hasCover) => drawPortfolio(shows, false, hasCover),
  };
}

export function portfolioCard(
  portfolio: PublicPortfolio,
  company: Company | undefined,
  address: string,
): Card {
  const { name, headline, profession, location, profileImage } = portfolio;
  const shows = {
    name,
    line: [headline || profession, location].filter(Boolean).join(' · '),
    address,
    company: nameOf(company),
  };
  const photo = profileImage ? { url: profileImage, ...PHOTO } : undefined;
  return { art: PORTFOLIO_ART, shows, photo, draw: (hasPhoto) => drawPortfolio(shows, hasPhoto) };
}
