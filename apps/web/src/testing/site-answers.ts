import type { EndpointReply } from '@vitrine/contracts';
import type { RequestHandler } from 'msw';
import { answer } from './answer.ts';
import { siteCollections } from './site-collections.ts';
import { sitePages } from './site-pages.ts';

type PageName = `pages.${keyof typeof sitePages}.get`;
type CollectionName = `content.${keyof typeof siteCollections}.list`;

/** What the API answers to a visitor of the website, by endpoint. */
export const siteAnswers = Object.fromEntries([
  ...Object.entries(sitePages).map(([key, content]) => [`pages.${key}.get`, content]),
  ...Object.entries(siteCollections).map(([type, list]) => [`content.${type}.list`, list]),
]) as { [K in PageName | CollectionName]: EndpointReply<K> };

/** Handlers for everything that the public pages read. */
export const siteHandlers = (): RequestHandler[] =>
  (Object.keys(siteAnswers) as (PageName | CollectionName)[]).map((name) =>
    isCollection(name)
      ? answer(name, ({ query }) => siteAnswers[name].slice(0, query.limit) as never)
      : answer(name, siteAnswers[name]),
  );

const isCollection = (name: string): name is CollectionName => name.startsWith('content.');
