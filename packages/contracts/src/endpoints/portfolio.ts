import { portfolioContactFormSchema } from '../entities/connection.ts';
import {
  additionKey,
  mediaInputSchema,
  mediaItemSchema,
  portfolioEntrySchemas,
  portfolioInputSchema,
  portfolioSchema,
  publicPortfolioSchema,
} from '../entities/portfolio.ts';
import { inLanguage } from '../in-language.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { type PortfolioList, portfolioListNames } from '../records/portfolio.ts';
import { z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';

const shared = { access: 'portfolio', scope: 'portfolio', tag: 'Portfolio' } as const;

/** How entries are added to a list and deleted from it (POR-05); a save changes and arranges them. */
const entriesOf = <L extends PortfolioList>(list: L) => {
  const { input, stored } = portfolioEntrySchemas[list];
  return endpointsWith(shared)({
    add: {
      route: `POST /api/${list}/`,
      summary: `Add to the ${list} of the portfolio`,
      body: input.extend({ key: additionKey() }),
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      versioned: true,
      status: 201,
      answer: stored,
    },
    delete: {
      route: `DELETE /api/${list}/{id}/`,
      summary: `Delete from the ${list} of the portfolio`,
      versioned: true,
    },
  });
};

/** The same action on every list, named as in 'portfolio.links.add'. */
type OnEvery<A extends 'add' | 'delete'> = {
  [L in PortfolioList as `portfolio.${L}.${A}`]: ReturnType<typeof entriesOf<L>>[A];
};

const entryEndpoints = Object.fromEntries(
  portfolioListNames.flatMap((list) =>
    Object.entries(entriesOf(list)).map(([action, one]) => [`portfolio.${list}.${action}`, one]),
  ),
) as OnEvery<'add'> & OnEvery<'delete'>;

const otherEndpoints = endpointsWith(shared)({
  'portfolio.get': {
    route: 'GET /api/portfolio/',
    summary: 'The own portfolio',
    versioned: true,
    answer: portfolioSchema,
  },
  'portfolio.save': {
    route: 'PUT /api/portfolio/',
    summary: 'Save the portfolio; parts that are absent stay as they are',
    body: portfolioInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    answer: portfolioSchema,
  },
  'media.upload': {
    route: 'POST /api/media/',
    tag: 'Media',
    summary:
      'Upload a file; its bytes decide what it is. With no field but the file: a profile image',
    body: mediaInputSchema,
    multipart: true,
    versioned: true,
    status: 201,
    answer: mediaItemSchema,
  },
  'media.delete': {
    route: 'DELETE /api/media/{id}/',
    tag: 'Media',
    summary: 'Delete an uploaded file',
    versioned: true,
  },
  'publicPortfolio.get': {
    route: 'GET /api/public/portfolios/{customUrl}/',
    access: 'anyone',
    summary: 'A published portfolio; a name it had before finds it too',
    params: z.object({
      customUrl: z.string().max(200).describe('The name of the page in its address.'),
    }),
    query: z.object(inLanguage()),
    cacheable: true,
    answer: publicPortfolioSchema,
  },
  'publicPortfolio.contact': {
    route: 'POST /api/public/portfolios/{customUrl}/contact/',
    access: 'anyone',
    tag: 'Public forms',
    summary: 'Write to the owner of a published portfolio, whose address stays unknown',
    body: portfolioContactFormSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    status: 202,
    answer: said,
  },
  'publicPortfolio.view': {
    route: 'POST /api/public/portfolios/{customUrl}/views/',
    access: 'optional',
    scope: 'none', // what a program fetches is no visit
    summary: 'Count a visit: one a visitor and day, none of robots, the owner or administrators',
  },
});

export const portfolioEndpoints = { ...otherEndpoints, ...entryEndpoints };
