import { join } from 'node:path';
import type { PublicPortfolio } from '@vitrine/contracts';
import { createFileMaker, type FileMakerDeps } from '../../http/made-files.ts';
import type { ShareImages } from '../../http/share-images.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { articleCard, type Card, portfolioCard } from './cards.ts';
import { HEIGHT, palette, WIDTH } from './drawing.ts';

/** To be raised with every change of how cards look: it is part of what is hashed. */
const DESIGN = 4;
/** One takes half a second of a core. */
const QUEUE = { atOnce: 2, waiting: 20, retryAfterSeconds: 5 };

/**
 * Pictures for previews of shared links: drawn when first asked for, of what visitors may see.
 * @param artFolder where the site's own pictures are; undefined before the web app is built
 */
export function createShareImages(deps: FileMakerDeps, artFolder: string | undefined): ShareImages {
  const { read, loadPortrait, offer } = createFileMaker(deps);
  const { pictures } = deps;
  const queue = createWorkQueue(QUEUE);

  const make = ({ art, photo, draw }: Card) =>
    queue(async () => {
      const picture =
        photo &&
        (await loadPortrait(photo.url, (whole, focus) =>
          pictures.cutRound(whole, { size: photo.size, focus }),
        ));
      return pictures.paintCard({
        width: WIDTH,
        height: HEIGHT,
        ground: palette.ground,
        art: artFolder && join(artFolder, art),
        card: draw(picture !== undefined),
        photo: picture && { ...photo, picture },
      });
    });
  const offerCard = (card: Card) =>
    offer('card', [DESIGN, card.art, card.shows, card.photo], () => make(card));
  const offerPortfolio = async (found: PublicPortfolio | undefined) => {
    const company = await read('pages.company.get');
    return found && offerCard(portfolioCard(found, company, deps.publicUrl));
  };

  return {
    async article(id) {
      const post = await read('blogs.get', { id });
      const blog = await read('pages.blog.get');
      return post && offerCard(articleCard(post, await read('pages.company.get'), blog));
    },
    async portfolio(customUrl) {
      return offerPortfolio(await read('publicPortfolio.get', { customUrl }));
    },
    async shared(token) {
      return offerPortfolio(await read('sharedPortfolio.get', { token }));
    },
  };
}
