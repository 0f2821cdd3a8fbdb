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
    article: async (...of) => (await images()).article(...of),
    caseStudy: async (id) => (await images()).caseStudy(id),
    page: async (key) => (await images()).page(key),
    portfolio: async (...of) => (await images()).portfolio(...of),
    shared: async (...of) => (await images()).shared(...of),
  };
}

export function loadDownloads(deps: FileMakerDeps): PortfolioDownloads {
  const downloads = onDemand(async () => {
    const service = await import('./portfolio/downloads/downloads.service.ts');
    return service.createPortfolioDownloads(deps);
  });
  return { find: async (...of) => (await downloads()).find(...of) };
}
