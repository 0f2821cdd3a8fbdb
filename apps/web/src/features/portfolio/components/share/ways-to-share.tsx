import { Download } from 'lucide-react';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { PageAddress } from '#components/ui/page-address.tsx';
import { ShareLinks } from '#components/ui/share-links.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { PortfolioFiles } from '#lib/portfolio-files.ts';
import { usePageAddress } from '#lib/site-origin.ts';
import { m } from '#messages';
import styles from './share.module.css';

interface WaysToShareProps {
  /** Where the page is on the site. */
  path: string;
  /** What the message says before the address. */
  title: string;
}

/** An address, and the ways to send it. */
export function WaysToShare({ path, title }: WaysToShareProps) {
  return (
    <Stack gap={1.5}>
      <p className={textStyle({ size: 'small', wrap: 'anywhere' }, styles.address)}>
        <PageAddress site={usePageAddress('')} path={path} />
      </p>
      <ShareLinks title={title} path={path} />
    </Stack>
  );
}

/** The address as a QR code, to hold up or to place in print. */
export function QrCode({ files }: { files: PortfolioFiles }) {
  const formats = [
    [files.qrPicture, m.portfolio_share_qr_png()],
    [files.qrCode, m.portfolio_share_qr_svg()],
  ] as const;
  return (
    <Row gap={3} align="center">
      <img
        src={files.qrCode}
        alt={m.public_portfolio_qr_alt()}
        width={120}
        height={120}
        className={styles.code}
      />
      <Stack gap={1}>
        {formats.map(([href, label]) => (
          <a
            key={href}
            href={href}
            download
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <Download size={16} aria-hidden="true" />
            {label}
          </a>
        ))}
      </Stack>
    </Row>
  );
}
