import { Download, QrCode, X } from 'lucide-react';
import { useId } from 'react';
import { m } from '#messages';
import { Row } from '../../../components/layout/primitives.tsx';
import { buttonClass } from '../../../components/ui/button-class.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { portfolioFiles } from '../../../lib/portfolio-files.ts';
import styles from './qr-code-button.module.css';

const SIZE = 240;

/**
 * The page's address to hold up to a camera or to print. The browser opens and closes it by
 * itself, without script, and fetches the picture when it is opened.
 */
export function QrCodeButton({ customUrl }: { customUrl: string }) {
  const id = useId();
  const picture = portfolioFiles.qrCode(customUrl);
  return (
    <>
      <IconButton label={m.public_portfolio_qr()} popoverTarget={id}>
        <QrCode size={18} aria-hidden="true" />
      </IconButton>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={m.public_portfolio_qr()}
        className={styles.card}
      >
        <Row align="center" justify="between">
          <p className={styles.title}>{m.public_portfolio_qr()}</p>
          <IconButton label={m.ui_close()} popoverTarget={id} popoverTargetAction="hide">
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Row>
        <img
          src={picture}
          alt={m.public_portfolio_qr_alt()}
          width={SIZE}
          height={SIZE}
          loading="lazy"
          className={styles.code}
        />
        <p className={textStyle({ tone: 'muted', size: 'small' })}>
          {m.public_portfolio_qr_hint()}
        </p>
        <a href={picture} download className={buttonClass({ variant: 'secondary', wide: true })}>
          <Download size={18} aria-hidden="true" />
          {m.public_portfolio_qr_download()}
        </a>
      </div>
    </>
  );
}
