import type { Portfolio } from '@vitrine/contracts';
import { memo, useDeferredValue } from 'react';
import { m } from '#messages';
import { PortfolioView } from '../../../components/portfolio-view/portfolio-view.tsx';
import type { Owner } from '../api/own-portfolio.ts';
import styles from './live-preview.module.css';

interface LivePreviewProps {
  draft: Portfolio;
  owner: Owner;
  /** Small, beside the form. */
  beside?: boolean | undefined;
}

const Drawn = memo(function Drawn({ draft, owner }: Omit<LivePreviewProps, 'beside'>) {
  return <PortfolioView portfolio={{ ...draft, ...owner }} nameAs="h2" />;
});

/** The page as it comes to be; typing goes before drawing it. */
export function LivePreview({ draft, owner, beside }: LivePreviewProps) {
  const shown = useDeferredValue(draft);
  return (
    <section
      aria-label={m.portfolio_live_preview()}
      // Beside the form it scrolls by itself, and so by the keyboard, too.
      tabIndex={beside ? 0 : undefined}
      className={beside ? styles.beside : styles.whole}
    >
      {/* To be looked at: its links would lead away from what is being typed. */}
      <div inert className={styles.page}>
        <Drawn draft={shown} owner={owner} />
      </div>
    </section>
  );
}
