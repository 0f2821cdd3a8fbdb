import type { Portfolio } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Badge } from '../../../components/ui/badge.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { paths } from '../../../lib/paths.ts';
import styles from './portfolio-status.module.css';

interface PortfolioStatusProps {
  portfolio: Pick<Portfolio, 'published' | 'customUrl'>;
}

/** Whether the page is out there, and where. */
export function PortfolioStatus({ portfolio }: PortfolioStatusProps) {
  const { published, customUrl } = portfolio;
  return (
    <Card as="section" padding="large" aria-labelledby="portfolio-status" className={styles.card}>
      <div className={styles.heading}>
        <h2 id="portfolio-status" className={styles.title}>
          {m.account_status_heading()}
        </h2>
        <Badge tone={published ? 'success' : 'neutral'} dot>
          {published ? m.account_status_published() : m.account_status_draft()}
        </Badge>
      </div>
      {customUrl ? (
        <>
          <Link
            to={published ? paths.portfolio.to(customUrl) : paths.userPreview.to()}
            className={styles.address}
          >
            <span className={styles.host}>{window.location.host}</span>
            <wbr />
            {paths.portfolio.to(customUrl)}
          </Link>
          <p className={styles.hint}>
            {published ? m.account_address_live() : m.account_address_draft()}
          </p>
        </>
      ) : (
        <>
          <Link to={editing} className={styles.address}>
            {m.account_address_choose()}
          </Link>
          <p className={styles.hint}>{m.account_address_missing()}</p>
        </>
      )}
    </Card>
  );
}

const editing = `${paths.userPortfolio.to()}?mode=edit`;
