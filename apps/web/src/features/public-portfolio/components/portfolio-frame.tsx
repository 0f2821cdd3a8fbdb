import type { Company, Locale } from '@vitrine/contracts';
import { Download, Printer, QrCode, Share2, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '#components/cx.ts';
import { useToast } from '#components/feedback/toast-context.ts';
import { BrandMark } from '#components/layout/brand.tsx';
import { LanguageLinks } from '#components/layout/language-links.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { MAIN_ID, SkipLink } from '#components/layout/skip-link.tsx';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import type { PortfolioFiles } from '#lib/portfolio-files.ts';
import { sharePage } from '#lib/share-page.ts';
import { siteUrl } from '#lib/site-address.ts';
import { m } from '#messages';
import styles from './portfolio-frame.module.css';

const SIZE = 240;

/**
 * The page's address to hold up to a camera or to print. The browser opens and closes it by
 * itself, without script, and fetches the picture when it is opened.
 */
function QrCodeButton({ picture }: { picture: string }) {
  const id = useId();
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
          <p className={textStyle({ face: 'heading', size: 3 })}>{m.public_portfolio_qr()}</p>
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

interface ShareButtonProps {
  title: string;
  /** The address of the page, as a path. */
  path: string;
}

export function ShareButton({ title, path }: ShareButtonProps) {
  const toast = useToast();
  const share = async () => {
    const link = siteUrl() + path;
    const shared = await sharePage({ title, url: link });
    if (shared === 'copied') toast({ message: m.public_portfolio_copied(), tone: 'success' });
    if (shared === 'failed') {
      toast({ message: m.public_portfolio_copy_failed({ link }), tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" size="small" className="with-script" onClick={() => void share()}>
      <Share2 size={16} aria-hidden="true" />
      {m.page_share()}
    </Button>
  );
}

interface PortfolioFrameProps {
  /** Whose site this is. */
  company: Company['name'] | undefined;
  /** The page's title, as it is shared. */
  title: string;
  /** The address that is shared, as a path. */
  path: string;
  files: PortfolioFiles;
  /** Where a view of it is told, once it is there; read before the app starts. */
  viewed: string | undefined;
  /** Those it can be read in. */
  languages: readonly Locale[];
  children: ReactNode;
}

const BAR = { gap: 2, align: 'center', justify: 'between' } as const;

/** What is around a published portfolio: little, because the page is the person's own. */
export function PortfolioFrame(props: PortfolioFrameProps) {
  const { company, title, path, files, viewed, languages, children } = props;
  return (
    <div className={styles.frame} data-viewed={viewed}>
      <SkipLink />
      <header className="screen-only">
        <Container className={layoutClass('row', { align: 'center', justify: 'end' }, styles.bar)}>
          <Row gap={1} align="center" fill="rigid" className={styles.actions}>
            <Row as="ul" role="list">
              <LanguageLinks languages={languages} short className={styles.language} />
            </Row>
            <IconButton
              label={m.public_portfolio_print()}
              onClick={() => window.print()}
              className={cx('with-script', styles.print)}
            >
              <Printer size={18} aria-hidden="true" />
            </IconButton>
            <QrCodeButton picture={files.qrCode} />
            <ShareButton title={title} path={path} />
          </Row>
        </Container>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Container>{children}</Container>
      </main>
      <footer className={textStyle({ tone: 'muted', size: 'small', line: 'above' }, 'screen-only')}>
        <Container
          className={layoutClass('cluster', { ...BAR, gap: 4, rowGap: 0, within: 2 }, styles.end)}
        >
          {company ? (
            <p className={layoutClass('row', { gap: 1, align: 'center' })}>
              <BrandMark size={18} />
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
