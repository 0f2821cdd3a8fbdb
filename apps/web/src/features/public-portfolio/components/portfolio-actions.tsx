import type { PublicPortfolio } from '@vitrine/contracts';
import { Download, Mail } from 'lucide-react';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster } from '#components/layout/primitives.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { PortfolioFiles } from '#lib/portfolio-files.ts';
import { fileAddress } from '#lib/site-address.ts';
import { m } from '#messages';
import { CONTACT_ID } from './contact-section.tsx';
import styles from './portfolio-actions.module.css';

interface PortfolioActionsProps {
  portfolio: Pick<PublicPortfolio, 'cv' | 'media_items'>;
  files: PortfolioFiles;
}

/**
 * What a reader may want next: plain links, which work before any script and without. A CV that the
 * owner uploaded takes the place of the one made of the page, which `OtherFormats` still offers.
 */
export function PortfolioActions({ portfolio, files }: PortfolioActionsProps) {
  const { cv, media_items } = portfolio;
  const uploaded = media_items.find(({ url }) => url === cv);
  const file = cv
    ? { href: fileAddress(cv), download: uploaded?.file || true, label: m.public_portfolio_cv() }
    : { href: files.pdf, download: true, label: m.public_portfolio_pdf() };
  return (
    <Cluster gap={1.5} className={styles.actions}>
      <a href={`#${CONTACT_ID}`} className={buttonClass({ variant: 'primary' })}>
        <Mail size={18} aria-hidden="true" />
        {m.public_portfolio_contact()}
      </a>
      <a
        href={file.href}
        download={file.download}
        className={buttonClass({ variant: 'secondary' })}
      >
        <Download size={18} aria-hidden="true" />
        {file.label}
      </a>
    </Cluster>
  );
}

/** The same page as other files: for paper, for other programs, for a card. */
export function OtherFormats({ files }: { files: PortfolioFiles }) {
  const formats = [
    [files.pdf, m.public_portfolio_pdf()],
    [files.jsonResume, m.public_portfolio_json()],
    [files.qrCode, m.public_portfolio_qr()],
  ] as const;
  return (
    <Cluster
      as="nav"
      gap={3}
      rowGap={0}
      align="center"
      above={3}
      aria-label={m.public_portfolio_take_along()}
      className={textStyle({ size: 'small' }, 'screen-only')}
    >
      <p className={textStyle({ tone: 'muted' })}>{m.public_portfolio_take_along()}</p>
      <Cluster as="ul" gap={3} rowGap={0}>
        {formats.map(([href, label]) => (
          <li key={href}>
            <a href={href} download className={layoutClass('row', { align: 'center' }, 'target')}>
              {label}
            </a>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}
