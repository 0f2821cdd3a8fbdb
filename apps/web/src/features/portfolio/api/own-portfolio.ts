import type { Account, Portfolio } from '@vitrine/contracts';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';

/** Whose portfolio it is, as the page names them. */
export interface Owner {
  name: string;
  profession: string;
}

export interface OwnPortfolio {
  portfolio: Portfolio | undefined;
  owner: Owner;
  loading: boolean;
  /** The account has no portfolio at all. */
  missing: boolean;
  /** Why it could not be fetched. */
  error: string | undefined;
  retry: () => void;
}

/** The signed-in person's portfolio and name; the portfolio is shown without the name, too. */
export function useOwnPortfolio(): OwnPortfolio {
  const portfolio = useEndpoint('portfolio.get');
  const account = useEndpoint('account.get');
  const { data, error, isFetching } = portfolio;
  const missing = error instanceof ApiError && error.status === 404;
  const loading = (!data && isFetching) || (data !== undefined && account.isPending);
  return {
    portfolio: account.isPending ? undefined : data,
    owner: ownerOf(account.data),
    loading,
    missing: missing && !loading,
    error: error && !data && !missing && !loading ? reasonOf(error) : undefined,
    retry: () => void portfolio.refetch(),
  };
}

/** Why. The browser's message for a lost connection is not understandable. */
const reasonOf = (error: Error): string =>
  error instanceof NetworkError ? m.list_failure_unreachable() : error.message;

function ownerOf(account: Account | undefined): Owner {
  const name = account ? `${account.firstName} ${account.lastName}`.trim() : '';
  return { name: name || m.portfolio_your_name(), profession: account?.profession ?? '' };
}
