import type { FileMakerDeps } from '../../http/made-files.ts';
import type { PortfolioDownloads } from '../../http/portfolio-downloads.ts';
import { onDemand } from '../../lib/on-demand.ts';

/** What writes pages takes tens of megabytes: it is loaded with the first that is asked for. */
export function loadDownloads(deps: FileMakerDeps): PortfolioDownloads {
  const downloads = onDemand(async () => {
    const service = await import('./downloads.service.ts');
    return service.createPortfolioDownloads(deps);
  });
  return { find: async (page, kind) => (await downloads()).find(page, kind) };
}
