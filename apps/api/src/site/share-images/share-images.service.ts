import { join } from 'node:path';
import { type Locale, type PublicPortfolio, pathIn, readPicture, words } from '@vitrine/contracts';
import { createFileMaker, type FileMakerDeps } from '../../http/made-files.ts';
import type { ShareImages } from '../../http/share-images.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { type Card, caseStudyCard, homeCard, portfolioCard, postCard } from './cards.ts';
import { HEIGHT, palette, WIDTH } from './drawing.ts';

/** To be raised with every change of how cards look: it is part of what is hashed. */
const DESIGN = 6;
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

  const make = ({ art, photo, cover, draw }: Card) =>
    queue(async () => {
      const picture =
        photo &&
        (await loadPortrait(photo.url, (whole, focus) =>
          pictures.cutRound(whole, { size: photo.size, focus }),
        ));
      const ground = cover && (await loadPortrait(cover, (whole) => Promise.resolve(whole)));
      return pictures.paintCard({
        width: WIDTH,
        height: HEIGHT,
        ground: palette.ground,
        art: ground || (artFolder && join(artFolder, art)),
        focus: ground && cover ? readPicture(cover).focus : undefined,
        card: draw(Boolean(picture ?? ground)),
        photo: picture && { ...photo, picture },
      });
    });
  const offerCard = (card: Card) =>
    offer('card', [DESIGN, card.art, card.shows, card.photo, card.cover], () => make(card));
  const offerPortfolio = async (found: PublicPortfolio | undefined, address = '') => {
    const company = await read('pages.company.get');
    return found && offerCard(portfolioCard(found, company, address));
  };

  /** As people say it. */
  const addressOf = (path: string, locale: Locale) =>
    new URL(deps.publicUrl).host + pathIn(locale, path);

  return {
    async article(id, locale) {
      const post = await read('blogs.get', { id });
      const blog = await read('pages.blog.get');
      const company = await read('pages.company.get');
      return post && offerCard(postCard(post, company, blog, words[locale].cards));
    },
    async caseStudy(id) {
      const study = await read('caseStudies.get', { id });
      const company = await read('pages.company.get');
      return study && offerCard(caseStudyCard(study, company, deps.publicUrl));
    },
    async page(key) {
      const content = key === 'home' ? await read('pages.home.get') : undefined;
      const card = content && homeCard(content, await read('pages.company.get'), deps.publicUrl);
      return card && offerCard(card);
    },
    async portfolio(customUrl, locale) {
      const found = await read('publicPortfolio.get', { customUrl }, locale);
      return offerPortfolio(found, addressOf(`/p/${found?.customUrl}`, locale));
    },
    async shared(token, locale) {
      // the page may not be published, and the address of the link is a secret
      return offerPortfolio(await read('sharedPortfolio.get', { token }, locale));
    },
  };
}
