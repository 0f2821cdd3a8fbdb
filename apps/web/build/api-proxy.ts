import { contentTypes } from '@vitrine/contracts';
import type { ProxyOptions } from 'vite';

/** Where `pnpm dev` runs the API. */
const API = `http://localhost:${process.env.PORT || 8000}`;
const PREFIXES = [
  '/auth',
  '/api',
  '/blogs',
  ...contentTypes.map((type) => `/${type}`),
  '/media',
  '/share',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/sitemap.xml',
  '/sitemap-[\\w-]+.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/openapi.json',
  '/docs',
  '/health',
  '/healthz',
  '/readyz',
];

/** The server's own documents; everything else a person navigates to is the app's. */
const DOCUMENTS =
  /^\/(?:docs|media|share|blog\/feed\.(?:xml|json)|sitemap(?:-[\w-]+)?\.xml|robots\.txt|openapi\.json|health|healthz|readyz)(?:\/|$|\?)/;

/** Sends calls to the API; the page /projects and the endpoint projects/ share a path. */
export const apiProxy: Record<string, ProxyOptions> = Object.fromEntries(
  PREFIXES.map((prefix) => [
    `^${prefix.replaceAll('.', '\\.')}(?:/|$|\\?)`,
    {
      target: API,
      bypass: (request) =>
        request.headers.accept?.includes('text/html') && !DOCUMENTS.test(request.url ?? '')
          ? request.url
          : undefined,
    } satisfies ProxyOptions,
  ]),
);
