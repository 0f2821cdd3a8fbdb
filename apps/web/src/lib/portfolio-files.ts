import { pathIn } from '@vitrine/contracts';
import { env } from '../env.ts';
import { getLocale } from './locale.ts';
import { shareImages } from './share-image.ts';

/** What the server makes of the portfolio of a page in the language that is shown, for those who take it along. */
export function filesBelow(pagePath: string) {
  const file = (name: string) => env.apiUrl + pathIn(getLocale(), `${pagePath}/${name}`);
  return {
    pdf: file('cv.pdf'),
    jsonResume: file('resume.json'),
    qrCode: file('qr.svg'),
    qrPicture: file('qr.png'),
  };
}
export type PortfolioFiles = ReturnType<typeof filesBelow>;

/** The picture that messengers show with the link to a published portfolio. */
export const shareCardOf = (customUrl: string): string =>
  env.apiUrl + shareImages.portfolio(customUrl);

/** The same of a link that ends, at any time of its life. */
export const sharedCardOf = (link: string): string =>
  env.apiUrl + shareImages.shared(new URL(link).pathname.split('/').at(-1) ?? '');
