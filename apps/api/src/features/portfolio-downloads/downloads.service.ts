import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PublicPortfolio } from '@vitrine/contracts';
import { LRUCache } from 'lru-cache';
import type { MediaFiles } from '../../http/media-files.ts';
import type { PortfolioDownload, PortfolioDownloads } from '../../http/portfolio-downloads.ts';
import type { Logger } from '../../lib/logger.ts';
import { type CvContent, cvOf } from './cv/cv-content.ts';
import type { CvPress } from './cv/cv-press.ts';
import { cutPhoto } from './cv-photo.ts';
import { writeJsonResume } from './json-resume.ts';
import { drawQrCode } from './qr-code.ts';

interface Needs {
  /** What a visitor would get; undefined where there is nothing for them. */
  read(customUrl: string): Promise<PublicPortfolio | undefined>;
  media: Pick<MediaFiles, 'find'>;
  press: CvPress;
  publicUrl: string;
  logger: Logger;
}

/** To be raised with every change of how a CV looks: it is part of what is hashed. */
const DESIGN = 1;
const CACHE_BYTES = 32 * 1024 * 1024;
const UPLOAD = /^\/media\/([^/]+)\/([^/]+)$/;

/** A published portfolio to take away; each file is made when it is first asked for. */
export function createDownloadsService(needs: Needs): PortfolioDownloads {
  const { read, publicUrl } = needs;
  const offerCv = createCvOffers(needs);
  const offers = {
    pdf: (portfolio: PublicPortfolio, address: string) =>
      offerCv(cvOf(portfolio, address), portfolio.profileImage),
    json: (portfolio: PublicPortfolio, address: string) =>
      ready(writeJsonResume(portfolio, address), 'application/json; charset=utf-8'),
    qr: (_: PublicPortfolio, address: string) => ready(drawQrCode(address), 'image/svg+xml'),
  };
  return {
    async find(customUrl, kind) {
      const portfolio = await read(customUrl);
      if (!portfolio) return undefined;
      const address = `${publicUrl}/p/${portfolio.customUrl}`;
      return {
        customUrl: portfolio.customUrl,
        address,
        owner: portfolio.name,
        ...offers[kind](portfolio, address),
      };
    },
  };
}

type Offer = Pick<PortfolioDownload, 'type' | 'etag' | 'make'>;

const ready = (text: string, type: string): Offer => ({
  type,
  etag: tagOf(text),
  make: async () => Buffer.from(text),
});

const tagOf = (content: string) =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** CVs that were made are kept; those who ask for one that is being made share it. */
function createCvOffers({ media, press, logger }: Needs) {
  const finished = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (pdf) => pdf.length,
  });
  const underWay = new Map<string, Promise<Buffer>>();

  /** The CV does without a photo that is gone or cannot be read. */
  const loadPhoto = async (url: string) => {
    const [, id, name] = UPLOAD.exec(url) ?? [];
    if (!id || !name) return undefined;
    try {
      const file = await media.find(id, name);
      return file && (await cutPhoto(await buffer(await file.read())));
    } catch (err) {
      logger.warn({ err, url }, 'photo not put on the CV');
      return undefined;
    }
  };
  const make = async (content: CvContent, photo: string) => press(content, await loadPhoto(photo));

  return (content: CvContent, photo: string): Offer => {
    const etag = tagOf(JSON.stringify([DESIGN, content, photo]));
    return {
      type: 'application/pdf',
      etag,
      make: async () => {
        const kept = finished.get(etag);
        if (kept) return kept;
        const making =
          underWay.get(etag) ?? make(content, photo).finally(() => underWay.delete(etag));
        underWay.set(etag, making);
        const pdf = await making;
        finished.set(etag, pdf);
        return pdf;
      },
    };
  };
}
