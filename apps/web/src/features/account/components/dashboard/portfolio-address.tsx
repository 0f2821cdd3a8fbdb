import type { Portfolio } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Card } from '../../../../components/ui/card.tsx';
import { paths } from '../../../../lib/paths.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './portfolio-address.module.css';

interface PortfolioAddressProps {
  portfolio: Pick<Portfolio, 'published' | 'customUrl'>;
}

/** Where the page is, to open and to hand on. */
export function PortfolioAddress({ portfolio }: PortfolioAddressProps) {
  const { published, customUrl } = portfolio;
  const path = paths.portfolio.to(customUrl);
  return (
    <Card as="section" padding="large" aria-labelledby="address" className={styles.card}>
      <h2 id="address" className={styles.title}>
        {m.account_address_heading()}
      </h2>
      {customUrl ? (
        <>
          <Link to={published ? path : paths.userPreview.to()} className={styles.address}>
            <span className={styles.host}>{window.location.host}</span>
            <wbr />
            {path}
          </Link>
          <p className={styles.hint}>
            {published ? m.account_address_live() : m.account_address_draft()}
          </p>
          <CopyLink url={window.location.origin + path} />
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
