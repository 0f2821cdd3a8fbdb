import type { Portfolio } from '@vitrine/contracts';
import { Stack } from '#components/layout/primitives.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { filesBelow, shareCardOf } from '#lib/portfolio-files.ts';
import { useClosedByBack } from '#lib/use-closed-by-back.ts';
import { m } from '#messages';
import type { Owner } from '../../api/own-portfolio.ts';
import { LinksThatEnd } from './links-that-end.tsx';
import styles from './share.module.css';
import { ShareCard } from './share-card.tsx';
import { QrCode, WaysToShare } from './ways-to-share.tsx';

interface ShareSheetProps {
  portfolio: Portfolio;
  owner: Owner;
  onClose: () => void;
}

/** All ways to bring the own page to people, published or not. */
export function ShareSheet({ portfolio, owner, onClose }: ShareSheetProps) {
  useClosedByBack(onClose);
  return (
    <Dialog open onOpenChange={onClose} kind="sheet" title={m.portfolio_share()}>
      {/* the card comes first, not the first field */}
      <Stack gap={5} tabIndex={-1} data-initial-focus="" className={styles.start}>
        {portfolio.published ? (
          <SharePage portfolio={portfolio} owner={owner} />
        ) : (
          <p className={textStyle({ tone: 'muted' })}>{m.portfolio_share_draft()}</p>
        )}
        <LinksThatEnd title={titleOf(portfolio, owner)} />
      </Stack>
    </Dialog>
  );
}

const titleOf = ({ headline }: Portfolio, { name }: Owner) =>
  headline ? m.public_portfolio_title({ name, headline }) : name;

/** The public page: the card that its link makes, the ways to send it, and its QR code. */
function SharePage({ portfolio, owner }: Omit<ShareSheetProps, 'onClose'>) {
  const { customUrl, version } = portfolio;
  const path = paths.portfolio.to(customUrl);
  const title = titleOf(portfolio, owner);
  const files = filesBelow(path);
  return (
    <Stack as="section" gap={3} aria-label={m.portfolio_share_page()}>
      {/* with the version, so that a card from before the last change is not shown */}
      <ShareCard src={`${shareCardOf(customUrl)}?v=${version}`} title={title} />
      <WaysToShare path={path} title={title} />
      <QrCode files={files} />
    </Stack>
  );
}
