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
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import type { PortfolioList } from '../records/portfolio.ts';
import { z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';

const add = <P extends `/${string}`, L extends PortfolioList>(
  path: P,
  list: L,
  summary: string,
) => {
  const { input, stored } = portfolioEntrySchemas[list];
  return {
    route: `POST ${path}`,
    summary,
    body: input.extend({ key: additionKey() }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    status: 201,
    answer: stored,
  } as const;
};

const remove = <P extends `/${string}`>(path: P, summary: string) =>
  ({
    route: `DELETE ${path}`,
    summary,
    versioned: true,
  }) as const;

export const portfolioEndpoints = endpointsWith({
  access: 'portfolio',
  scope: 'portfolio',
  tag: 'Portfolio',
})({
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
  'portfolio.experiences.add': add('/api/experiences/', 'experiences', 'Add an experience'),
  'portfolio.experiences.delete': remove('/api/experiences/{id}/', 'Delete an experience'),
  'portfolio.educations.add': add('/api/educations/', 'educations', 'Add an education'),
  'portfolio.educations.delete': remove('/api/educations/{id}/', 'Delete an education'),
  'portfolio.projects.add': add(
    '/api/projects/',
    'projects',
    "Add a project of the portfolio (the website's are at /projects/)",
  ),
  'portfolio.projects.delete': remove('/api/projects/{id}/', 'Delete a project of the portfolio'),
  'portfolio.links.add': add('/api/links/', 'links', 'Add a link'),
  'portfolio.links.delete': remove('/api/links/{id}/', 'Delete a link'),
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
    ...remove('/api/media/{id}/', 'Delete an uploaded file'),
    tag: 'Media',
  },
  'publicPortfolio.get': {
    route: 'GET /api/public/portfolios/{customUrl}/',
    access: 'anyone',
    summary: 'A published portfolio; a name it had before finds it too',
    params: z.object({ customUrl: z.string().max(200) }),
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
