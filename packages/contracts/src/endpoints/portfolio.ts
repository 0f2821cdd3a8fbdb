import { portfolioContactFormSchema } from '../entities/connection.ts';
import {
  additionKey,
  educationInputSchema,
  educationSchema,
  experienceInputSchema,
  experienceSchema,
  mediaInputSchema,
  mediaItemSchema,
  portfolioInputSchema,
  portfolioLinkInputSchema,
  portfolioLinkSchema,
  portfolioProjectInputSchema,
  portfolioProjectSchema,
  portfolioSchema,
  publicPortfolioSchema,
} from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

const byId = z.object({ id: id() });
const byName = z.object({ customUrl: id() });
const named = z.object({ customUrl: z.string().max(200) });
const tag = 'Portfolio';

const add = <P extends `/${string}`, I extends z.ZodRawShape, O extends z.ZodType>(
  path: P,
  body: z.ZodObject<I>,
  result: O,
  summary: string,
) =>
  ({
    method: 'POST',
    path,
    access: 'user',
    tag,
    summary,
    body: body.extend({ key: additionKey() }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    success: { status: 201, body: result },
  }) as const;

const remove = <P extends `/${string}`>(path: P, summary: string) =>
  ({
    method: 'DELETE',
    path,
    access: 'user',
    tag,
    summary,
    params: byId,
    versioned: true,
    success: { status: 204 },
    errors: ['not-found'],
  }) as const;

export const portfolioEndpoints = endpointsWith({ access: 'user', tag })({
  'portfolio.get': {
    method: 'GET',
    path: '/api/portfolio/',
    summary: 'The own portfolio',
    versioned: true,
    success: { status: 200, body: portfolioSchema },
  },
  'portfolio.save': {
    method: 'PUT',
    path: '/api/portfolio/',
    summary: 'Save the portfolio; parts that are absent stay as they are',
    body: portfolioInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    success: { status: 200, body: portfolioSchema },
    errors: ['conflict'],
  },
  'portfolio.experiences.add': add(
    '/api/experiences/',
    experienceInputSchema,
    experienceSchema,
    'Add an experience',
  ),
  'portfolio.experiences.delete': remove('/api/experiences/{id}/', 'Delete an experience'),
  'portfolio.educations.add': add(
    '/api/educations/',
    educationInputSchema,
    educationSchema,
    'Add an education',
  ),
  'portfolio.educations.delete': remove('/api/educations/{id}/', 'Delete an education'),
  'portfolio.projects.add': add(
    '/api/projects/',
    portfolioProjectInputSchema,
    portfolioProjectSchema,
    "Add a project of the portfolio (the website's are at /projects/)",
  ),
  'portfolio.projects.delete': remove('/api/projects/{id}/', 'Delete a project of the portfolio'),
  'portfolio.links.add': add(
    '/api/links/',
    portfolioLinkInputSchema,
    portfolioLinkSchema,
    'Add a link',
  ),
  'portfolio.links.delete': remove('/api/links/{id}/', 'Delete a link'),
  'media.upload': {
    method: 'POST',
    path: '/api/media/',
    tag: 'Media',
    summary:
      'Upload a file; its bytes decide what it is. With no field but the file: a profile image',
    body: mediaInputSchema,
    multipart: true,
    versioned: true,
    success: { status: 201, body: mediaItemSchema },
    errors: ['too-large', 'unsupported-media-type', 'out-of-space', 'unavailable'],
  },
  'media.delete': {
    ...remove('/api/media/{id}/', 'Delete an uploaded file'),
    tag: 'Media',
  },
  'publicPortfolio.get': {
    method: 'GET',
    path: '/api/public/portfolios/{customUrl}/',
    access: 'anyone',
    summary: 'A published portfolio; a name it had before finds it too',
    params: named,
    cacheable: true,
    success: { status: 200, body: publicPortfolioSchema },
    errors: ['not-found'],
  },
  'publicPortfolio.contact': {
    method: 'POST',
    path: '/api/public/portfolios/{customUrl}/contact/',
    access: 'anyone',
    tag: 'Public forms',
    summary: 'Write to the owner of a published portfolio, whose address stays unknown',
    params: byName,
    body: portfolioContactFormSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    success: { status: 202, body: z.object({ message: z.string() }) },
    errors: ['not-found', 'too-many-requests'],
  },
  'publicPortfolio.view': {
    method: 'POST',
    path: '/api/public/portfolios/{customUrl}/views/',
    access: 'optional',
    summary: 'Count a visit: one a visitor and day, none of robots, the owner or administrators',
    params: byName,
    success: { status: 204 },
    errors: ['not-found'],
  },
});
