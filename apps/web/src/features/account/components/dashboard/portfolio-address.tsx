import type { Portfolio } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { Card } from '#components/ui/card.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { PageAddress } from '#components/ui/page-address.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl, withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import styles from './portfolio-address.module.css';

interface PortfolioAddressProps {
  portfolio: Pick<Portfolio, 'published' | 'customUrl'>;
}

/** Where the page is, to open and to hand on. */
export function PortfolioAddress({ portfolio }: PortfolioAddressProps) {
  const { published, customUrl } = portfolio;
  const path = paths.portfolio.to(customUrl);
  const shown = published ? path : paths.userPreview.to();
  const state = published ? m.account_address_live() : m.account_address_draft();
  return (
    <Card
      as="section"
      padding="large"
      aria-labelledby="address"
      className={cx('backdrop', styles.card)}
    >
      <h2
        id="address"
        className={textStyle({ tone: 'muted', size: 'small', weight: 'medium', face: 'text' })}
      >
        {m.account_address_heading()}
      </h2>
      <Link to={customUrl ? shown : editing} className={address}>
        {customUrl ? (
          <PageAddress
            site={
              <span className={textStyle({ tone: 'muted' })}>
                {window.location.host + withBase('')}
              </span>
            }
            path={path}
          />
        ) : (
          m.account_address_choose()
        )}
      </Link>
      <p className={hint}>{customUrl ? state : m.account_address_missing()}</p>
      {customUrl ? (
        <div className={textStyle({ above: 3 })}>
          <CopyButton url={siteUrl() + path} />
        </div>
      ) : null}
    </Card>
  );
}

const address = textStyle(
  { face: 'heading', wrap: 'anywhere', quiet: true, above: 1 },
  styles.address,
);
const hint = textStyle({ tone: 'muted', size: 'small', measure: 26, above: 1 });

const editing = `${paths.userPortfolio.to()}?mode=edit`;
