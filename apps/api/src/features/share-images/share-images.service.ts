import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { createFileMaker, type FileMakerDeps } from '../../http/made-files.ts';
import type { ShareImages } from '../../http/share-images.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { articleCard, type Card, portfolioCard } from './cards.ts';
import { HEIGHT, palette, WIDTH } from './drawing.ts';

/** To be raised with every change of how cards look: it is part of what is hashed. */
const DESIGN = 3;
/** One takes half a second of a core. */
const QUEUE = { atOnce: 2, waiting: 20, retryAfterSeconds: 5 };

/**
 * Pictures for previews of shared links: drawn when first asked for, of what visitors may see.
 * @param artFolder where the site's own pictures are; undefined before the web app is built
 */
export function createShareImages(deps: FileMakerDeps, artFolder: string | undefined): ShareImages {
  const { read, loadPhoto, offer } = createFileMaker(deps);
  const queue = createWorkQueue(QUEUE);

  const make = ({ art, photo, draw }: Card) =>
    queue(async () => {
      const picture = photo && (await loadPhoto(photo.url, (whole) => cutRound(whole, photo.size)));
      return paint({
        art: artFolder && join(artFolder, art),
        card: draw(picture !== undefined),
        photo: picture && { ...photo, picture },
      });
    });
  const offerCard = (card: Card) =>
    offer('card', [DESIGN, card.art, card.shows, card.photo], () => make(card));

  return {
    async article(id) {
      const post = await read('blogs.get', { id });
      const blog = await read('pages.blog.get');
      return post && offerCard(articleCard(post, await read('pages.company.get'), blog));
    },
    async portfolio(customUrl) {
      const found = await read('publicPortfolio.get', { customUrl });
      const company = await read('pages.company.get');
      return found && offerCard(portfolioCard(found, company, deps.publicUrl));
    },
  };
}

interface Layers {
  /** A file; without one, or where it cannot be read, the plain ground. */
  art: string | undefined;
  /** The words, as outlines. */
  card: string;
  /** Cut already. */
  photo?: { picture: Buffer; left: number; top: number } | undefined;
}

/** Puts the layers together as a PNG small enough for messengers, which drop previews over 300 KB. */
async function paint({ art, card, photo }: Layers): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: Buffer.from(card) }];
  if (photo) layers.push({ input: photo.picture, left: photo.left, top: photo.top });
  const ground = (await readGround(art)) ?? plainGround();
  return ground
    .composite(layers)
    .png({ palette: true, colours: 256, quality: 90, effort: 4, dither: 0.6 })
    .toBuffer();
}

const plainGround = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: palette.ground } });

async function readGround(art: string | undefined) {
  if (art === undefined) return undefined;
  try {
    const { data, info } = await sharp(art)
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  } catch {
    return undefined;
  }
}

/** @throws {Error} when the picture cannot be read */
function cutRound(picture: Buffer, size: number): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return sharp(picture)
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
