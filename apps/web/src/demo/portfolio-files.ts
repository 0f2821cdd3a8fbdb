import { resumeLists } from '@vitrine/contracts';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { renderSVG } from 'uqr';
import { fullName } from './answers/account-records.ts';
import { shownReferences } from './answers/references.ts';
import { DEMO_API, type Demo } from './demo.ts';
import type { DemoAccount, DemoData, OwnRecords } from './demo-data.ts';
import { QR_SHAPE } from './qr-picture.ts';
import { shareCard } from './share-card.ts';

interface FoundPage {
  account: DemoAccount;
  own: OwnRecords;
}

/** Where a portfolio is seen, and whose it is there. */
const places: Record<string, (data: DemoData, name: string) => FoundPage | undefined> = {
  '/p': (data, name) =>
    pageOf(data, ({ portfolio }) => portfolio.published && portfolio.customUrl === name),
  '/s': (data, token) =>
    pageOf(data, ({ shareLinks }) => shareLinks.some(({ id }) => id === token)),
  '/user/preview': (data, owner) => pageOf(data, (_own, account) => account.id === owner),
};

function pageOf(
  { own, accounts }: DemoData,
  isIt: (own: OwnRecords, account: DemoAccount) => boolean,
): FoundPage | undefined {
  for (const account of accounts) {
    const records = own[account.id];
    if (records && isIt(records, account)) return { account, own: records };
  }
  return undefined;
}

const svg = (picture: string) =>
  new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });

/** What a server makes of a portfolio, but for the PDF. */
export function portfolioFileHandlers({ store, siteUrl, paintQrCode }: Demo): RequestHandler[] {
  const card = (page: FoundPage | undefined) =>
    page && svg(shareCard(fullName(page.account), page.own.portfolio.headline));
  const nameOf = (file: unknown) => String(file).replace(/\.png$/, '');
  return [
    ...Object.entries(places).flatMap(([place, find]) => {
      const found = (name: unknown) => find(store.read(), String(name));
      const addressOf = (name: unknown) => (found(name) ? `${siteUrl}${place}/${name}` : undefined);
      return [
        http.get(`*${DEMO_API}${place}/:name/qr.svg`, ({ params }) => {
          const address = addressOf(params.name);
          return address ? svg(renderSVG(address, QR_SHAPE)) : undefined;
        }),
        http.get(`*${DEMO_API}${place}/:name/qr.png`, async ({ params }) => {
          const address = addressOf(params.name);
          const headers = { 'content-type': 'image/png' };
          return address ? new HttpResponse(await paintQrCode(address), { headers }) : undefined;
        }),
        http.get(`*${DEMO_API}${place}/:name/resume.json`, ({ params }) => {
          const page = found(params.name);
          return page && HttpResponse.json(resumeOf(page));
        }),
      ];
    }),
    http.get(`*${DEMO_API}/share/portfolio/:file`, ({ params }) =>
      card(places['/p']?.(store.read(), nameOf(params.file))),
    ),
    http.get(`*${DEMO_API}/share/link/:file`, ({ params }) =>
      card(places['/s']?.(store.read(), nameOf(params.file))),
    ),
  ];
}

/** The page in the format of JSON Resume. */
function resumeOf({ account, own }: FoundPage) {
  const { portfolio } = own;
  const { headline: label, summary, skills, availability, availabilityNote: note } = portfolio;
  const values = {
    value: (value: unknown) => value,
    time: (period: string) => ({ period }),
  };
  return {
    basics: {
      name: fullName(account),
      label,
      summary,
      phone: portfolio.phone || undefined,
      profiles: portfolio.links.map(({ name: network, url }) => ({ network, url })),
    },
    skills: skills.map((name) => ({ name })),
    ...resumeLists(portfolio, values),
    references: shownReferences(own).map(({ name, role, text: reference }) => ({
      ...{ name, reference, role },
    })),
    meta: {
      whatsapp: portfolio.whatsapp || undefined,
      availability: availability ? { status: availability, note } : undefined,
      ...resumeLists(portfolio, values, 'meta'),
    },
  };
}
