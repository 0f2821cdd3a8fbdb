import type { PublicPortfolio } from '@vitrine/contracts';
import sharp from 'sharp';
import { encode } from 'uqr';
import { etagOf } from '../../http/compression.ts';
import { createVisitorCall, type Invoke } from '../../http/invoke.ts';
import { type MediaFiles, readUpload } from '../../http/media-files.ts';
import type { PortfolioDownload, PortfolioDownloads } from '../../http/portfolio-downloads.ts';
import type { RenderCache } from '../../lib/render-cache.ts';
import type { Platform } from '../../platform.ts';
import { type CvContent, cvOf } from './cv/cv-content.ts';
import { createCvRenderer } from './cv/cv-renderer.ts';
import { writeJsonResume } from './json-resume.ts';

/** Four times what it takes on paper, for printers. */
const PHOTO_PIXELS = 352;

/** @throws {Error} when the picture cannot be read */
function cutPhoto(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(PHOTO_PIXELS, PHOTO_PIXELS, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Light modules around it, as scanners need them (ISO/IEC 18004). */
const QUIET_MODULES = 4;
/** Size on paper or screen where nothing else is said, in pixels. */
const SIZE = 480;

/** Draws an address as a QR code: an SVG that stays sharp at the size of a card or of a poster. */
function drawQrCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_MODULES });
  const path = data.flatMap((row, y) => barsOf(row).map(([x, width]) => bar(x, y, width)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`;

/** Neighbouring dark modules as one: where each starts, and how many they are. */
function barsOf(row: readonly boolean[]): [start: number, length: number][] {
  const bars: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = bars.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) bars.push([x, 1]);
  }
  return bars;
}

interface DownloadDeps extends Pick<Platform, 'publicUrl' | 'logger'> {
  invoke: Invoke;
  media: Pick<MediaFiles, 'find'>;
  rendered: RenderCache;
}

/** To be raised with every change of how a CV looks: it is part of what is hashed. */
const DESIGN = 2;

/** A published portfolio to take away: as a PDF, as JSON Resume, and its address as a QR code. */
export function createPortfolioDownloads(deps: DownloadDeps): PortfolioDownloads {
  const call = createVisitorCall(deps.invoke);
  const offerCv = createCvOffers(deps);
  const offers = {
    pdf: (portfolio: PublicPortfolio, address: string) =>
      offerCv(cvOf(portfolio, address), portfolio.profileImage),
    json: (portfolio: PublicPortfolio, address: string) =>
      ready(writeJsonResume(portfolio, address), 'application/json; charset=utf-8'),
    qr: (_: PublicPortfolio, address: string) => ready(drawQrCode(address), 'image/svg+xml'),
  };
  return {
    async find(customUrl, kind) {
      const { status, body } = await call('publicPortfolio.get', { params: { customUrl } });
      if (status !== 200) return undefined;
      const portfolio = body as PublicPortfolio;
      const address = `${deps.publicUrl}/p/${portfolio.customUrl}`;
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
  etag: etagOf(text),
  make: async () => Buffer.from(text),
});

/** CVs that were made are kept; each is made when it is first asked for. */
function createCvOffers({ media, rendered, logger }: DownloadDeps) {
  const renderCv = createCvRenderer();

  /** The CV does without a photo that is gone or cannot be read. */
  const loadPhoto = async (url: string) => {
    try {
      const picture = await readUpload(media, url);
      return picture && (await cutPhoto(picture));
    } catch (err) {
      logger.warn({ err, url }, 'photo not put on the CV');
      return undefined;
    }
  };
  return (content: CvContent, photo: string): Offer => {
    const etag = etagOf(JSON.stringify([DESIGN, content, photo]));
    return {
      type: 'application/pdf',
      etag,
      make: () =>
        rendered.render('files', `cv ${etag}`, async () => {
          const pdf = await renderCv(content, await loadPhoto(photo));
          return { value: pdf, bytes: pdf.length };
        }),
    };
  };
}
