import { holds, problemTexts } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { found } from '../demo-problem.ts';
import { fullName } from './account-records.ts';
import { shownReferences } from './references.ts';
import { utcDay } from './utc-day.ts';

/** Published portfolios. What visitors write on them is not sent. */
export const publicPortfolioAnswers: DemoAnswers = {
  'publicPortfolio.get': (call) => {
    const { account, own } = published(call, call.params.customUrl);
    const { published: _, version: __, ...page } = own.portfolio;
    const { profession } = account;
    const shown = { references: shownReferences(own), updatedAt: own.portfolioChangedAt };
    return { ...page, ...shown, name: fullName(account), profession };
  },
  'publicPortfolio.contact': (call) => {
    const { account } = published(call, call.params.customUrl);
    return { message: `Thank you. Your message is on its way to ${fullName(account)}.` };
  },
  'publicPortfolio.view': (call) => {
    const { account, own } = published(call, call.params.customUrl);
    const isCounted = !holds(call.actor?.role, 'office') && call.actor?.id !== account.id;
    const day = utcDay(call.now());
    if (isCounted) own.views[day] = (own.views[day] ?? 0) + 1;
    return undefined;
  },
};

function published({ data }: AnyCall, customUrl: string) {
  const [id, own] =
    Object.entries(data.own).find(
      ([, { portfolio }]) => portfolio.published && portfolio.customUrl === customUrl,
    ) ?? [];
  const account = data.accounts.find((one) => one.id === id);
  return {
    account: found(account, problemTexts.noPortfolio),
    own: found(own, problemTexts.noPortfolio),
  };
}
