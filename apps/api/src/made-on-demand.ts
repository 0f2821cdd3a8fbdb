import type { FileMakerDeps } from './http/made-files.ts';
import type { PortfolioDownloads } from './http/portfolio-downloads.ts';
import type { ShareImages } from './http/share-images.ts';
import { onDemand } from './lib/on-demand.ts';

// What writes cards and pages takes tens of megabytes: it is loaded with the first that is asked for.

export function loadShareImages(deps: FileMakerDeps, artFolder: string | undefined): ShareImages {
  const images = onDemand(async () => {
    const { createShareImages } = await import('./site/share-images/share-images.service.ts');
    return createShareImages(deps, artFolder);
  });
  return {
    article: async (id) => (await images()).article(id),
    caseStudy: async (id) => (await images()).caseStudy(id),
    page: async (key) => (await images()).page(key),
    portfolio: async (customUrl) => (await images()).portfolio(customUrl),
    shared: async (token) => (await images()).shared(token),
  };
}

export function loadDownloads(deps: FileMakerDeps): PortfolioDownloads {
  const downloads = onDemand(async () => {
    const service = await import('./portfolio/downloads/downloads.service.ts');
    return service.createPortfolioDownloads(deps);
  });
  return { find: async (page, kind) => (await downloads()).find(page, kind) };
}
