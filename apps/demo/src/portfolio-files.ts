import { drawQrCode, ProblemError, visitor, writeJsonResume } from '@vitrine/api/in-browser';
import {
  type EndpointName,
  type Locale,
  locales,
  type PublicPortfolio,
  pathIn,
  publicPortfolioSchema,
} from '@vitrine/contracts';
import { http, type RequestHandler } from 'msw';
import { fileResponse } from './answer-endpoint.ts';
import type { DemoServer } from './server.ts';
import { shareCard } from './share-card.ts';

/** Of a bitmap: enough for a poster. */
const BITMAP_SIZE = 1_200;

/** Where a portfolio is seen, and the endpoint that it comes from there. */
const PLACES: Record<string, [name: EndpointName, parameter: string]> = {
  '/p': ['publicPortfolio.get', 'customUrl'],
  '/s': ['sharedPortfolio.get', 'token'],
  '/user/preview': ['portfolioPreview.get', 'token'],
};
/** Where the cards of shared pages lie, and where those pages are. */
const CARDS = { '/share/portfolio': '/p', '/share/link': '/s' };

const TYPES = { json: 'application/json', svg: 'image/svg+xml', png: 'image/png' };
type Made = string | Uint8Array | Promise<Uint8Array>;

/** Files of a portfolio that a browser can make: all but the PDF. */
export const portfolioFiles = (api: string, server: DemoServer): RequestHandler[] =>
  locales.flatMap((locale) => filesIn(locale, api, server));

function filesIn(locale: Locale, api: string, server: DemoServer): RequestHandler[] {
  const answer = (
    path: string,
    place: string,
    type: keyof typeof TYPES,
    make: (page: PublicPortfolio, address: string) => Made,
  ) =>
    http.get(`*${api}${pathIn(locale, path)}`, ({ params }) =>
      server.run(async ({ invoke, platform: { publicUrl } }) => {
        const [name, parameter] = PLACES[place] ?? ['publicPortfolio.get', 'customUrl'];
        const given = String(params.name);
        const { body } = await invoke(
          name,
          { params: { [parameter]: given }, query: { locale } },
          visitor,
        );
        const page = publicPortfolioSchema.parse(body);
        // a preview is of the page that is, or will be, published
        const address = place === '/s' ? `${place}/${given}` : `/p/${page.customUrl}`;
        const made = make(page, publicUrl + pathIn(locale, address));
        return fileResponse(await made, TYPES[type]);
      }),
    );
  return [
    ...Object.keys(PLACES).flatMap((place) => [
      answer(`${place}/:name/resume.json`, place, 'json', (...page) =>
        writeJsonResume(...page, locale),
      ),
      answer(`${place}/:name/qr.svg`, place, 'svg', (_, address) => drawQrCode(address)),
      answer(`${place}/:name/qr.png`, place, 'png', (_, address) => paintQrCode(address)),
    ]),
    ...Object.entries(CARDS).map(([path, place]) =>
      answer(`${path}/:name.png`, place, 'svg', ({ name, headline }) => shareCard(name, headline)),
    ),
  ];
}

async function paintQrCode(address: string): Promise<Uint8Array> {
  const drawing = drawQrCode(address, () => BITMAP_SIZE);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new ProblemError('internal');
  context.drawImage(picture, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}
