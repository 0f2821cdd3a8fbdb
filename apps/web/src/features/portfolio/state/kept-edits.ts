import { blankPortfolio, forEachList, type Portfolio, portfolioSchema } from '@vitrine/contracts';
import type { DraftReader } from '#lib/editing/use-draft.ts';
import { DRAFT_FORMAT, type DraftContent, readerOf } from '#lib/editing/use-record.ts';
import { blankAdditions } from './item-kinds.ts';
import {
  isUnfinished,
  nothingUnfinished,
  type PortfolioValues,
  portfolioOf,
  valuesOf,
} from './portfolio-values.ts';
import { isStored } from './save-body.ts';

type Kept = DraftContent<Portfolio, PortfolioValues>;

/** A draft as the releases up to 0.1.0 kept it; base and draft are missing where only a new item was typed. */
interface EarlierDraft extends Partial<typeof nothingUnfinished> {
  base?: Portfolio;
  draft?: Portfolio;
  sent?: Portfolio;
}

function fromEarlier({ base, draft, sent, additions, keys }: EarlierDraft, now: Portfolio): object {
  return {
    ...{ format: DRAFT_FORMAT, addition: '', stored: draft ? base : now },
    values: { ...(draft ?? now), additions, keys },
    sent: sent ? [valuesOf(sent)] : [],
  };
}

/**
 * A draft of any release as one of today. Parts that came after it are as the portfolio has them now:
 * nothing was changed there.
 */
export function upgraded(content: unknown, now: Portfolio): Partial<Kept> {
  const { format } = Object(content) as Partial<Kept>;
  const kept: Partial<Kept> =
    format === 1 ? fromEarlier(Object(content), now) : (Object(content) as Partial<Kept>);
  const { stored, values, sent = [] } = kept;
  if (!stored || typeof values !== 'object') return {};
  const newer = Object.fromEntries(Object.entries(now).filter(([part]) => !(part in stored)));
  const whole = (typed: PortfolioValues): PortfolioValues => ({
    ...newer,
    ...nothingUnfinished,
    ...typed,
    additions: forEachList((list) => ({
      ...blankAdditions[list],
      ...typed.additions?.[list],
    })) as typeof blankAdditions,
  });
  return { ...kept, stored: { ...newer, ...stored }, values: whole(values), sent: sent.map(whole) };
}

const blank: Portfolio = blankPortfolio();
const reader = readerOf(portfolioSchema, valuesOf(blank), (content) => upgraded(content, blank));

/** Finds drafts that can be read, before the portfolio is there to restore them over. */
export const keptEditsReader: DraftReader<unknown> = {
  async safeParseAsync(content) {
    const read = await reader.safeParseAsync(content);
    return read.success ? { success: true, data: content } : read;
  },
};

/** Whether all of it was saved already and only the answer was lost. */
export function isSettled(content: unknown, now: Portfolio): boolean {
  const { values } = upgraded(content, now);
  return values !== undefined && !isUnfinished(values) && isStored(portfolioOf(values), now);
}
