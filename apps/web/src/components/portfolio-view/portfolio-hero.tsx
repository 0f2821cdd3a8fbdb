import type { ReactNode } from 'react';
import { Eyebrow } from '../layout/eyebrow.tsx';
import { Cluster } from '../layout/primitives.tsx';
import styles from './portfolio-hero.module.css';
import { PortfolioPortrait } from './portfolio-portrait.tsx';
import type { ShownPortfolio } from './shown-portfolio.ts';

interface PortfolioHeroProps {
  portfolio: Pick<ShownPortfolio, 'name' | 'profession' | 'headline' | 'profileImage'>;
  actions?: ReactNode | undefined;
  nameAs?: 'h1' | 'h2' | undefined;
}

/** Who this is, what they do, and their face, on the map. */
export function PortfolioHero({ portfolio, actions, nameAs: Name = 'h1' }: PortfolioHeroProps) {
  const { name, profession, headline, profileImage } = portfolio;
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        {profession ? <Eyebrow>{profession}</Eyebrow> : null}
        <Name className={styles.name}>{name}</Name>
        {headline ? <p className={styles.headline}>{headline}</p> : null}
        {actions ? (
          <Cluster gap={1.5} above={4} className={styles.actions}>
            {actions}
          </Cluster>
        ) : null}
      </div>
      <PortfolioPortrait name={name} src={profileImage} />
    </header>
  );
}
