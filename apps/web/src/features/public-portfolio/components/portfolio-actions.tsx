import type { PublicPortfolio } from '@vitrine/contracts';
import { Download, Mail } from 'lucide-react';
import { m } from '#messages';
import { Cluster } from '../../../components/layout/primitives.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { portfolioFiles } from '../../../lib/portfolio-files.ts';
import { CONTACT_ID } from './contact-section.tsx';
import styles from './portfolio-actions.module.css';

interface PortfolioActionsProps {
  portfolio: Pick<PublicPortfolio, 'customUrl' | 'cv' | 'media_items'>;
}

/**
 * What a reader may want next: plain links, which work before any script and without. A CV that the
 * owner uploaded goes before the one made of the page, which can still be taken along at its end.
 */
export function PortfolioActions({ portfolio }: PortfolioActionsProps) {
  const { customUrl, cv, media_items } = portfolio;
  const uploaded = cv ? media_items.find(({ url }) => url === cv) : undefined;
  return (
    <Cluster gap={1.5} className={styles.actions}>
      <a href={`#${CONTACT_ID}`} className={buttonClass({ variant: 'primary' })}>
        <Mail size={18} aria-hidden="true" />
        {m.public_portfolio_contact()}
      </a>
      {cv ? (
        <a
          href={cv}
          download={uploaded?.file || true}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download size={18} aria-hidden="true" />
          {m.public_portfolio_cv()}
        </a>
      ) : (
        <a
          href={portfolioFiles.pdf(customUrl)}
          download
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download size={18} aria-hidden="true" />
          {m.public_portfolio_pdf()}
        </a>
      )}
    </Cluster>
  );
}
