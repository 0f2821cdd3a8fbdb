import { join } from 'node:path';
import type { BlogPost, Company, PageContent, PublicPortfolio } from '@vitrine/contracts';
import sharp, { type OverlayOptions } from 'sharp';
import { etagOf } from '../../http/compression.ts';
import { createVisitorCall, type Invoke } from '../../http/invoke.ts';
import { type MediaFiles, readUpload } from '../../http/media-files.ts';
import type { ShareImage, ShareImages } from '../../http/share-images.ts';
import type { RenderCache } from '../../lib/render-cache.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import type { Platform } from '../../platform.ts';
import { articleCard, type Card, portfolioCard } from './cards.ts';
import { HEIGHT, palette, WIDTH } from './drawing.ts';

interface ShareImageDeps extends Pick<Platform, 'publicUrl' | 'logger'> {
  invoke: Invoke;
  media: Pick<MediaFiles, 'find'>;
  rendered: RenderCache;
}

type ReadableEndpoint =
  | 'blogs.get'
  | 'publicPortfolio.get'
  | 'pages.company.get'
  | 'pages.blog.get';

/** To be raised with every change of how cards look: it is part of what is hashed. */
const DESIGN = 3;
/** One takes half a second of a core. */
const QUEUE = { atOnce: 2, waiting: 20, retryAfterSeconds: 5 };

/** Pictures for previews of shared links: drawn when first asked for, of what visitors may see. */
export function createShareImages(deps: ShareImageDeps): ShareImages {
  const { media, rendered, publicUrl, logger } = deps;
  const call = createVisitorCall(deps.invoke);
  /** What a visitor would get of an endpoint; undefined where that is a problem. */
  const read = async (name: ReadableEndpoint, params?: Record<string, string>) => {
    const { status, body } = await call(name, params ? { params } : {});
    return status === 200 ? body : undefined;
  };
  const queue = createWorkQueue(QUEUE);
  const company = async () => (await read('pages.company.get')) as Company | undefined;

  /** The card does without a photo that is gone or cannot be read. */
  const loadPhoto = async ({ photo }: Card) => {
    if (!photo) return undefined;
    const { left, top, size } = photo;
    try {
      const picture = await readUpload(media, photo.url);
      return picture && { left, top, picture: await cutRound(picture, size) };
    } catch (err) {
      logger.warn({ err, url: photo.url }, 'photo not drawn');
      return undefined;
    }
  };
  const make = (card: Card, artFolder: string | undefined) =>
    queue(async () => {
      const photo = await loadPhoto(card);
      const art = artFolder && join(artFolder, card.art);
      return paint({ art, card: card.draw(photo !== undefined), photo });
    });
  const offer = (card: Card): ShareImage => {
    const etag = etagOf(JSON.stringify([DESIGN, card.art, card.shows, card.photo]));
    return {
      etag,
      draw: (artFolder) =>
        rendered.render('files', `card ${etag}`, async () => {
          const png = await make(card, artFolder);
          return { value: png, bytes: png.length };
        }),
    };
  };

  return {
    async article(id) {
      const post = (await read('blogs.get', { id })) as BlogPost | undefined;
      const blog = (await read('pages.blog.get')) as PageContent<'blog'> | undefined;
      return post && offer(articleCard(post, await company(), blog));
    },
    async portfolio(customUrl) {
      const found = (await read('publicPortfolio.get', { customUrl })) as
        | PublicPortfolio
        | undefined;
      return found && offer(portfolioCard(found, await company(), publicUrl));
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
