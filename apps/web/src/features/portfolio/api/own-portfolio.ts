import { type Account, type Portfolio, professionIn } from '@vitrine/contracts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';

/** Whose portfolio it is, as the page names them. */
export interface Owner {
  name: string;
  /** That of the account. */
  profession: string;
}

/** A portfolio as its owner sees the page, with what they call their profession. */
export const ownPage = <P extends Pick<Portfolio, 'occupation'>>(page: P, owner: Owner) => ({
  ...page,
  ...owner,
  profession: page.occupation || owner.profession,
});

/** The signed-in person's portfolio and name; the portfolio is shown without the name, too. */
export function useOwnPortfolio() {
  const query = useEndpoint('portfolio.get');
  const account = useEndpoint('account.get');
  return {
    query,
    portfolio: account.isPending ? undefined : query.data,
    owner: ownerOf(account.data),
  };
}

function ownerOf(account: Account | undefined): Owner {
  const name = account ? `${account.firstName} ${account.lastName}`.trim() : '';
  return {
    name: name || m.portfolio_your_name(),
    profession: professionIn(getLocale(), account?.profession ?? ''),
  };
}
