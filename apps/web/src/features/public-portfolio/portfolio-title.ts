import type { PublicPortfolio } from '@vitrine/contracts';
import { m } from '#messages';

/** What the page is called where it is listed and shared; just the name before there is a headline. */
export function portfolioTitle({ name, headline }: Pick<PublicPortfolio, 'name' | 'headline'>) {
  return headline ? m.public_portfolio_title({ name, headline }) : name;
}
