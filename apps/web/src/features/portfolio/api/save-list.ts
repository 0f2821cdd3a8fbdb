import type { QueryClient } from '@tanstack/react-query';
import {
  type Portfolio,
  type PortfolioInput,
  type PortfolioList,
  portfolioSchema,
} from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { withTimeout } from './failure.ts';
import { keepPortfolio } from './portfolio-cache.ts';

export interface Entry {
  id: string;
}
type ChangeList = (entries: readonly Entry[]) => readonly object[];

export const idsOf = (entries: readonly Entry[]): string[] => entries.map(({ id }) => id);

/** How often it starts anew because the portfolio was changed elsewhere in between. */
const MOST_TRIES = 4;

/**
 * Saves one list as the server has it, with the one change in it. Of the rest of the answer only the
 * cache hears: what is being edited was begun from an older portfolio, and the next save has to find
 * that out.
 */
export async function saveList(
  { api, queries }: { api: ApiClient; queries: QueryClient },
  kind: PortfolioList,
  change: ChangeList,
) {
  let known = queries.getQueryData<Portfolio>(endpointKey('portfolio.get'));
  if (!known) throw new Error('There is no portfolio to change');
  for (let tries = 1; ; tries++) {
    const sent = idsOf(known[kind]);
    // the compiler cannot see that each list gets its own entries
    const body = { [kind]: change(known[kind]) } as PortfolioInput;
    const ifMatch = known.version;
    try {
      const portfolio = await withTimeout((signal) =>
        api.call('portfolio.save', { body }, { ifMatch, signal }),
      );
      keepPortfolio(queries, portfolio);
      return { portfolio, sent };
    } catch (cause) {
      const current = cause instanceof ApiError ? cause.current : undefined;
      const newer = portfolioSchema.safeParse(current).data;
      if (!newer || tries === MOST_TRIES) throw cause;
      known = newer;
    }
  }
}
