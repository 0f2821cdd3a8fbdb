import type { Deps } from './deps.ts';
import { followAccounts, portfolioPersonalData } from './personal-data.ts';
import { portfolioHandlers } from './portfolio/portfolio.routes.ts';
import { referenceHandlers } from './references/references.routes.ts';
import { portfolioSharingHandlers } from './sharing/portfolio-sharing.routes.ts';
import { visitsHandlers } from './visits/visits.routes.ts';

/** The pages of professionals: what they say, who comes, and who recommends their owners. */
export const portfolio = {
  handlers: (deps: Deps) => ({
    ...portfolioHandlers(deps),
    ...portfolioSharingHandlers(deps),
    ...referenceHandlers(deps),
    ...visitsHandlers(deps),
  }),
  follow(deps: Deps): void {
    followAccounts(deps);
    deps.personalData.add(portfolioPersonalData(deps));
  },
};
