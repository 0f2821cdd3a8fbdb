import type { Portfolio } from '@vitrine/contracts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './portfolio-address.module.css';

interface PortfolioAddressProps {
  portfolio: Pick<Portfolio, 'published' | 'customUrl'>;
}

/** Where the page is, to open and to hand on. */
export function PortfolioAddress({ portfolio }: PortfolioAddressProps) {
  const { published, customUrl } = portfolio;
  const path = paths.portfolio.to(customUrl);
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
      {customUrl ? (
        <>
          <Link to={published ? path : paths.userPreview.to()} className={address}>
            <span className={textStyle({ tone: 'muted' })}>{window.location.host}</span>
            <wbr />
            {path}
          </Link>
          <p className={hint}>{published ? m.account_address_live() : m.account_address_draft()}</p>
          <CopyLink url={window.location.origin + path} />
        </>
      ) : (
        <>
          <Link to={editing} className={address}>
            {m.account_address_choose()}
          </Link>
          <p className={hint}>{m.account_address_missing()}</p>
        </>
      )}
    </Card>
  );
}

const address = cx(
  textStyle({ face: 'heading', wrap: 'anywhere', quiet: true, above: 1 }),
  styles.address,
);
const hint = textStyle({ tone: 'muted', size: 'small', measure: 26, above: 1 });

const editing = `${paths.userPortfolio.to()}?mode=edit`;

const SAID_MS = 2_000;

/** Copies an address, and says so in its place. */
function CopyLink({ url }: { url: string }) {
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      // Missing where the site comes without TLS.
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast({ message: m.account_address_copy_failed(), tone: 'danger' });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className={textStyle({ above: 3 })}>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        {copied ? m.account_address_copied() : m.account_address_copy()}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? m.account_address_copied() : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
