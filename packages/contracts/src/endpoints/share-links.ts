import { portfolioContactFormSchema } from '../entities/connection.ts';
import { publicPortfolioSchema } from '../entities/portfolio.ts';
import {
  newShareLinkSchema,
  portfolioPreviewSchema,
  shareLinkSchema,
} from '../entities/share-link.ts';
import { inLanguage } from '../in-language.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';
import { wholeListPart } from './list-page.ts';
import { previewToken } from './posts.ts';

/** Ways to a portfolio page beside its public address: its owner's preview, and links that end. */
export const shareLinkEndpoints = endpointsWith({
  access: 'portfolio',
  scope: 'portfolio',
  tag: 'Portfolio',
})({
  'portfolioPreview.link': {
    route: 'GET /api/portfolio/preview/',
    summary: 'Where the own page can be seen as visitors get it, published or not, for minutes',
    answer: portfolioPreviewSchema,
  },
  'portfolioPreview.get': {
    route: 'GET /api/public/portfolio-previews/{token}/',
    access: 'anyone',
    params: z.object({ token: previewToken }),
    summary: 'What a preview shows, for anyone who has its link',
    query: z.object(inLanguage()),
    answer: publicPortfolioSchema,
  },
  'shareLinks.list': {
    route: 'GET /api/portfolio/share-links/',
    summary: 'The links of the own portfolio, newest first, those that ended lately too',
    query: z.object(wholeListPart()),
    answer: z.array(shareLinkSchema),
  },
  'shareLinks.create': {
    route: 'POST /api/portfolio/share-links/',
    summary: 'Make a link that shows the own portfolio, published or not, until its last day',
    body: newShareLinkSchema,
    status: 201,
    answer: shareLinkSchema,
    errors: ['conflict'],
  },
  'shareLinks.end': {
    route: 'DELETE /api/portfolio/share-links/{id}/',
    summary: 'End a link: from then on it says that it has ended',
  },
  'sharedPortfolio.get': {
    route: 'GET /api/public/share-links/{token}/',
    access: 'anyone',
    summary: 'The portfolio that a link shows, published or not',
    query: z.object(inLanguage()),
    answer: publicPortfolioSchema,
    errors: ['gone'],
  },
  'sharedPortfolio.contact': {
    route: 'POST /api/public/share-links/{token}/contact/',
    access: 'anyone',
    tag: 'Public forms',
    summary: 'Write to the owner of the portfolio that a link shows',
    body: portfolioContactFormSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    status: 202,
    answer: said,
    errors: ['gone'],
  },
  'sharedPortfolio.view': {
    route: 'POST /api/public/share-links/{token}/views/',
    access: 'optional',
    scope: 'none', // what a program fetches is no visit
    summary: 'Count a visit by a link, for the link and for the page; see publicPortfolio.view',
    errors: ['gone'],
  },
});
