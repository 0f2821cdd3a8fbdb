import type { PublicTexts } from '../../http/public-texts.ts';
import type { Platform } from '../../platform.ts';
import { writeAtom } from './atom.ts';
import { feedPaths } from './blog-feed.ts';
import { writeJsonFeed } from './json-feed.ts';
import { SITEMAP_PATH, writeRobots, writeSitemap } from './site-texts.ts';
import { createSyndicationRepository } from './syndication.repository.ts';
import { createSyndicationService } from './syndication.service.ts';

/** Feeds for readers, and a map of the site for crawlers. */
export function createSyndication({ database, publicUrl }: Platform): PublicTexts {
  const published = createSyndicationRepository(database.tables);
  const service = createSyndicationService({ database, publicUrl, published });
  return {
    [SITEMAP_PATH]: {
      type: 'application/xml',
      write: async () => writeSitemap(publicUrl, await service.listAddresses()),
    },
    '/robots.txt': { type: 'text/plain', write: async () => writeRobots(publicUrl) },
    [feedPaths.atom]: {
      type: 'application/atom+xml',
      write: async () => writeAtom(await service.readFeed()),
    },
    [feedPaths.json]: {
      type: 'application/feed+json',
      write: async () => writeJsonFeed(await service.readFeed()),
    },
  };
}
