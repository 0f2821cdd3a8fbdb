import { drawQrCode, ProblemError, visitor, writeJsonResume } from '@vitrine/api/in-browser';
import { type EndpointName, type PublicPortfolio, publicPortfolioSchema } from '@vitrine/contracts';
import { http, type RequestHandler } from 'msw';
import { fileResponse } from './answer-endpoint.ts';
import type { DemoServer } from './server.ts';
import { shareCard } from './share-card.ts';

const SVG = 'image/svg+xml';

/** Of a bitmap: enough for a poster. */
const BITMAP_SIZE = 1_200;

/** Where a portfolio is seen, the endpoint that it comes from there, and where its card lies. */
const PLACES: Record<string, [name: EndpointName, parameter: string, cards: string]> = {
  '/p': ['publicPortfolio.get', 'customUrl', '/share/portfolio'],
  '/s': ['sharedPortfolio.get', 'token', '/share/link'],
  '/user/preview': ['portfolioPreview.get', 'token', '/share/preview'],
};

/** Files of a portfolio that a browser can make: all but the PDF. */
export const portfolioFiles = (api: string, server: DemoServer): RequestHandler[] =>
  Object.entries(PLACES).flatMap(([place, [name, parameter, cards]]) => {
    const answer = (path: string, make: (page: PublicPortfolio, address: string) => FileMade) =>
      http.get(`*${api}${path}`, ({ params }) =>
        server.run(async ({ invoke, platform }) => {
          const given = String(params.name);
          const { body } = await invoke(name, { params: { [parameter]: given } }, visitor);
          const page = publicPortfolioSchema.parse(body);
          return fileResponse(...(await make(page, `${platform.publicUrl}${place}/${given}`)));
        }),
      );
    return [
      answer(`${place}/:name/resume.json`, (page, address) => [
        ...([writeJsonResume(page, address), 'application/json'] as const),
      ]),
      answer(`${place}/:name/qr.svg`, (_page, address) => [drawQrCode(address), SVG]),
      answer(`${place}/:name/qr.png`, async (_page, address) => [
        ...([await paint(drawQrCode(address, () => BITMAP_SIZE)), 'image/png'] as const),
      ]),
      answer(`${cards}/:name.png`, ({ name, headline }) => [shareCard(name, headline), SVG]),
    ];
  });

type File = Parameters<typeof fileResponse>;
type FileMade = File | Promise<File>;

/** A drawing as a PNG. */
async function paint(drawing: string): Promise<Uint8Array> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new ProblemError('internal');
  context.drawImage(picture, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}
