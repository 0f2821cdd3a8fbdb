import type { Company } from '@vitrine/contracts';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Brand } from '../../../components/layout/brand.tsx';
import { Container } from '../../../components/layout/container.tsx';
import { Row } from '../../../components/layout/primitives.tsx';
import { MAIN_ID, SkipLink } from '../../../components/layout/skip-link.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { paths } from '../../../lib/paths.ts';
import styles from './portfolio-frame.module.css';
import { QrCodeButton } from './qr-code-button.tsx';
import { ShareButton } from './share-button.tsx';

interface PortfolioFrameProps {
  /** Whose site this is. */
  company: Company['name'] | undefined;
  /** The page's title, as it is shared. */
  title: string;
  /** Its name in addresses. */
  customUrl: string;
  children: ReactNode;
}

/** What stands around a published portfolio: little, because the page is the person's own. */
export function PortfolioFrame({ company, title, customUrl, children }: PortfolioFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Brand name={company ?? { first: '', second: '' }} to={paths.home.to()} />
          <Row gap={1} align="center" fill="rigid" className={styles.actions}>
            <IconButton
              label={m.public_portfolio_print()}
              onClick={() => window.print()}
              className={styles.print}
            >
              <Printer size={18} aria-hidden="true" />
            </IconButton>
            <QrCodeButton customUrl={customUrl} />
            <ShareButton title={title} path={paths.portfolio.to(customUrl)} />
          </Row>
        </Container>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Container>{children}</Container>
      </main>
      <footer className={styles.footer}>
        <Container className={styles.end}>
          {company ? (
            <p>
              {m.public_portfolio_hosted()}{' '}
              <Link to={paths.home.to()}>{`${company.first} ${company.second}`.trim()}</Link>
            </p>
          ) : null}
          <Link to={paths.register.to()}>{m.public_portfolio_invite()}</Link>
        </Container>
      </footer>
    </div>
  );
}
