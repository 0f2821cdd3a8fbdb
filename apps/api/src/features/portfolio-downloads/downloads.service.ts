import type { FocalPoint, PublicPortfolio } from '@vitrine/contracts';
import { encode } from 'uqr';
import { etagOf } from '../../http/compression.ts';
import { createFileMaker, type FileMakerDeps, type MadeFile } from '../../http/made-files.ts';
import type { DownloadKind, PortfolioDownloads } from '../../http/portfolio-downloads.ts';
import { cvOf } from './cv/cv-content.ts';
import { createCvRenderer } from './cv/cv-renderer.ts';
import { writeJsonResume } from './json-resume.ts';

/** Four times what it takes on paper, for printers. */
const PHOTO_PIXELS = 352;

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

/** To be raised with every change of how a CV looks: it is part of what is hashed. */
const DESIGN = 3;

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

  const offerCv = (portfolio: PublicPortfolio, address: string) => {
    const [content, photo] = [cvOf(portfolio, address), portfolio.profileImage];
    return offer('cv', [DESIGN, content, photo], async () =>
      renderCv(content, await loadPortrait(photo, cutPhoto)),
    );
  };
  type Offer = (portfolio: PublicPortfolio, address: string) => MadeFile;
  const offers: Record<DownloadKind, { type: string; of: Offer }> = {
    pdf: { type: 'application/pdf', of: offerCv },
    json: {
      type: 'application/json; charset=utf-8',
      of: (portfolio, address) => ready(writeJsonResume(portfolio, address)),
    },
    qr: { type: 'image/svg+xml', of: (_, address) => ready(drawQrCode(address)) },
  };
  return {
    async find(customUrl, kind) {
      const portfolio = await read('publicPortfolio.get', { customUrl });
      if (!portfolio) return undefined;
      const address = `${deps.publicUrl}/p/${portfolio.customUrl}`;
      const { type, of } = offers[kind];
      const file = { type, ...of(portfolio, address) };
      return { customUrl: portfolio.customUrl, address, owner: portfolio.name, ...file };
    },
  };
}
