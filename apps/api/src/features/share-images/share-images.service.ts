import { join } from 'node:path';
import type { BlogPost, Company, PageContent, PublicPortfolio } from '@vitrine/contracts';
import { etagOf } from '../../http/compression.ts';
import { createVisitorCall, type Invoke } from '../../http/invoke.ts';
import { type MediaFiles, readUpload } from '../../http/media-files.ts';
import type { ShareImage, ShareImages } from '../../http/share-images.ts';
import type { RenderCache } from '../../lib/render-cache.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import type { Platform } from '../../platform.ts';
import { articleCard, type Card, portfolioCard } from './cards.ts';
import { cutRound, paint } from './paint.ts';

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
