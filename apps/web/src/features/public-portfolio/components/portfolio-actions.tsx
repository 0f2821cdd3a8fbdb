import type { PublicPortfolio } from '@vitrine/contracts';
import { Download, Mail } from 'lucide-react';
import { cx } from '#components/cx.ts';
import { Cluster } from '#components/layout/primitives.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { portfolioFiles } from '#lib/portfolio-files.ts';
import { m } from '#messages';
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

/** The same page in other shapes: for paper, for other programs, for a card. */
export function TakeAlong({ customUrl }: { customUrl: string }) {
  return (
    <Cluster
      as="nav"
      gap={3}
      rowGap={0}
      align="center"
      above={3}
      aria-label={m.public_portfolio_take_along()}
      className={cx(textStyle({ size: 'small' }), styles.along)}
    >
      <p className={textStyle({ tone: 'muted' })}>{m.public_portfolio_take_along()}</p>
      <Cluster as="ul" gap={3} rowGap={0} className={styles.files}>
        <li>
          <a href={portfolioFiles.pdf(customUrl)} download>
            {m.public_portfolio_pdf()}
          </a>
        </li>
        <li>
          <a href={portfolioFiles.jsonResume(customUrl)} download>
            {m.public_portfolio_json()}
          </a>
        </li>
        <li>
          <a href={portfolioFiles.qrCode(customUrl)} download>
            {m.public_portfolio_qr()}
          </a>
        </li>
      </Cluster>
    </Cluster>
  );
}
