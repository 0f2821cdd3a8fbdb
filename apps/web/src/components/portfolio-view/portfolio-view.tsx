import { orderSections } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { PortfolioAbout } from './portfolio-about.tsx';
import { PortfolioHero } from './portfolio-hero.tsx';
import { portfolioPart } from './portfolio-part.tsx';
import { PortfolioSection } from './portfolio-section.tsx';
import styles from './portfolio-view.module.css';
import type { ShownPortfolio } from './shown-portfolio.ts';

interface PortfolioViewProps {
  portfolio: ShownPortfolio;
  /** Buttons under the headline, such as the way to write to the person. */
  actions?: ReactNode | undefined;
  /** `h2` where the page has a heading of its own. */
  nameAs?: 'h1' | 'h2' | undefined;
  className?: string | undefined;
}

/**
 * A professional's page, its parts in their owner's order. It lays itself out by the width it is
 * given, not by the window's, so it also stands inside the user area. Parts without content leave
 * no trace.
 */
export function PortfolioView({ portfolio, actions, nameAs, className }: PortfolioViewProps) {
  return (
    <article className={cx(styles.portfolio, className)}>
      <PortfolioHero portfolio={portfolio} actions={actions} nameAs={nameAs} />
      {partsOf(portfolio)}
    </article>
  );
}

/** Whatever the order: of two neighbours no more than one has its heading at its side. */
function partsOf(portfolio: ShownPortfolio): ReactNode[] {
  let isAside = false;
  return orderSections(portfolio.sections).map((name) => {
    if (name === 'about') {
      return <PortfolioAbout key={name} summary={portfolio.summary} links={portfolio.links} />;
    }
    const { title, count, narrow, content } = portfolioPart(name, portfolio);
    if (count === 0) return null;
    isAside = narrow && !isAside;
    return (
      <PortfolioSection key={name} title={title} aside={isAside}>
        {content}
      </PortfolioSection>
    );
  });
}
