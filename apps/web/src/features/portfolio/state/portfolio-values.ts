import type { Portfolio, PortfolioList } from '@vitrine/contracts';
import { type Additions, blankAdditions, type ItemInput, isBlank } from './item-kinds.ts';

/** The kind of the drafts of the editor. */
export const PORTFOLIO_DRAFT = 'portfolio';

/** What is typed into the forms for new items, beside the portfolio: it is added by itself. */
export interface Unfinished {
  additions: Additions;
  /** Of additions that were sent: the key under which the server stores them once only. */
  keys: Partial<Record<PortfolioList, string>>;
}

/** A portfolio as its editor holds it. */
export type PortfolioValues = Portfolio & Unfinished;

export const nothingUnfinished: Unfinished = { additions: blankAdditions, keys: {} };

export const valuesOf = (portfolio: Portfolio): PortfolioValues => ({
  ...portfolio,
  ...nothingUnfinished,
});

export const portfolioOf = ({ additions: _forms, keys: _keys, ...portfolio }: PortfolioValues) =>
  portfolio as Portfolio;

/** Whether anything is in a form for a new item. */
export const isUnfinished = ({ additions }: Unfinished): boolean =>
  Object.values(additions).some((input) => !isBlank(input));

/** With other words in the form for a new item; once it is empty, what comes next is another item. */
export function withAddition(
  values: PortfolioValues,
  list: PortfolioList,
  patch: object = blankAdditions[list],
): PortfolioValues {
  const typed = { ...values.additions[list], ...patch } as ItemInput<PortfolioList>;
  const { [list]: _used, ...others } = values.keys;
  return {
    ...values,
    additions: { ...values.additions, [list]: typed },
    keys: isBlank(typed) ? others : values.keys,
  };
}
