import { type FocalPoint, type Locale, type PublicPortfolio, pathIn } from '@vitrine/contracts';
import { etagOf } from '../../http/compression.ts';
import { createFileMaker, type FileMakerDeps, type MadeFile } from '../../http/made-files.ts';
import type {
  DownloadedPage,
  DownloadKind,
  PortfolioDownloads,
} from '../../http/portfolio-downloads.ts';
import { cvOf } from './cv/cv-content.ts';
import { createCvRenderer } from './cv/cv-renderer.ts';
import { writeJsonResume } from './json-resume.ts';
import { drawQrCode, paintQrCode } from './qr-code.ts';

/** Four times what it takes on paper, for printers. */
const PHOTO_PIXELS = 352;

/** To be raised with every change of how a CV looks: it is part of what is hashed. */
const DESIGN = 5;

const ready = (text: string): MadeFile => ({
  etag: etagOf(text),
  make: async () => Buffer.from(text),
});

/** A published portfolio to take away: as a PDF, as JSON Resume, and its address as a QR code. */
export function createPortfolioDownloads(deps: FileMakerDeps): PortfolioDownloads {
  const { read, loadPortrait, offer } = createFileMaker(deps);
  const renderCv = createCvRenderer();
  const cutPhoto = (picture: Buffer, focus: FocalPoint) =>
    deps.pictures.cutSquare(picture, { size: PHOTO_PIXELS, focus });

  const offerCv = (portfolio: PublicPortfolio, address: string, locale: Locale) => {
    const [content, photo] = [cvOf(portfolio, address, locale), portfolio.profileImage];
    return offer('cv', [DESIGN, content, photo], async () =>
      renderCv(content, await loadPortrait(photo, cutPhoto)),
    );
  };
  type Offer = (portfolio: PublicPortfolio, address: string, locale: Locale) => MadeFile;
  const offers: Record<DownloadKind, { type: string; of: Offer }> = {
    pdf: { type: 'application/pdf', of: offerCv },
    json: {
      type: 'application/json; charset=utf-8',
      of: (...page) => ready(writeJsonResume(...page)),
    },
    qr: { type: 'image/svg+xml', of: (_, address) => ready(drawQrCode(address)) },
    'qr-png': {
      type: 'image/png',
      of: (_, address) => offer('qr', [address], () => paintQrCode(deps.pictures, address)),
    },
  };
  /** The portfolio of a page, and where that page is. */
  const load = async (page: DownloadedPage, locale: Locale) => {
    const at = (path: string) => deps.publicUrl + pathIn(locale, path);
    if ('link' in page) {
      const portfolio = await read('sharedPortfolio.get', { token: page.link }, locale);
      return portfolio && { portfolio, address: at(`/s/${page.link}`) };
    }
    const portfolio =
      'preview' in page
        ? await read('portfolioPreview.get', { token: page.preview }, locale)
        : await read('publicPortfolio.get', { customUrl: page.customUrl }, locale);
    return portfolio && { portfolio, address: at(`/p/${portfolio.customUrl}`) };
  };
  return {
    async find(page, kind, locale) {
      const loaded = await load(page, locale);
      if (!loaded) return undefined;
      const { portfolio, address } = loaded;
      const { type, of } = offers[kind];
      const file = { type, ...of(portfolio, address, locale) };
      return { customUrl: portfolio.customUrl, address, owner: portfolio.name, ...file };
    },
  };
}
