import { type Portfolio, portfolioIn } from '@vitrine/contracts';
import { Eye, Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '#components/feedback/alert.tsx';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { WaitingDialog } from '#components/ui/dialog.tsx';
import { PageAddress } from '#components/ui/page-address.tsx';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { getLocale } from '#lib/locale.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from '#lib/site-address.ts';
import { m } from '#messages';
import { SaveFailure } from '../api/failure.ts';
import { type Owner, ownPage } from '../api/own-portfolio.ts';
import { useSavePortfolio } from '../api/save-portfolio.ts';
import { useShownReferences } from '../api/shown-references.ts';
import { isEmpty } from '../state/item-kinds.ts';
import { CompletenessMeter } from './completeness-meter.tsx';
import { RetryAlert } from './failure-alert.tsx';
import styles from './overview.module.css';
import { PhotoProblem } from './photo-problem.tsx';
import { UploadsOnOverview } from './uploads-on-overview.tsx';

interface PortfolioOverviewProps {
  portfolio: Portfolio;
  owner: Owner;
  onEdit: () => void;
}

/** View mode: what the portfolio looks like, whether it is live, and the switch for that. */
export function PortfolioOverview({ portfolio, owner, onEdit }: PortfolioOverviewProps) {
  const save = useSavePortfolio();
  const references = useShownReferences();
  const { published } = portfolio;
  const publish = () =>
    save.mutate({ stored: portfolio, values: { ...portfolio, published: !published } });
  const fields = save.error instanceof SaveFailure ? save.error.fields : {};
  return (
    <>
      <PageHeader
        title={m.account_portfolio()}
        actions={
          <>
            <ButtonLink to={paths.userPreview.to()} variant="secondary">
              <Eye size={18} aria-hidden="true" />
              {m.area_preview()}
            </ButtonLink>
            <Button variant="secondary" busy={save.isPending} onClick={publish}>
              {published ? m.portfolio_unpublish() : m.portfolio_publish()}
            </Button>
            <Button onClick={onEdit}>
              <Pencil size={18} aria-hidden="true" />
              {m.account_edit_portfolio()}
            </Button>
          </>
        }
      />
      <Stack gap={3}>
        <RetryAlert
          title={m.portfolio_failed_publish()}
          error={save.error}
          details={Object.values(fields)}
          onRetry={publish}
        />
        <PhotoProblem />
        <UploadsOnOverview />
        <PublishStatus portfolio={portfolio} owner={owner} />
        <CompletenessMeter portfolio={portfolio} />
        {isEmpty(portfolio) ? (
          <EmptyState
            title={m.portfolio_empty_title()}
            hint={m.portfolio_empty_hint()}
            action={<ButtonLink to={paths.userStart.to()}>{m.portfolio_empty_start()}</ButtonLink>}
          />
        ) : (
          <Card tone="outline" padding="large" className={styles.card}>
            <PortfolioView
              portfolio={{ ...ownPage(portfolioIn(portfolio, getLocale()), owner), references }}
              nameAs="h2"
            />
          </Card>
        )}
      </Stack>
    </>
  );
}

type PublishStatusProps = Omit<PortfolioOverviewProps, 'onEdit'>;

/** Whether the page can be seen by others, and where; and the ways to bring it to them. */
function PublishStatus({ portfolio, owner }: PublishStatusProps) {
  const share = <ShareButton portfolio={portfolio} owner={owner} />;
  if (!portfolio.published) return <Alert action={share}>{m.portfolio_draft_mode()}</Alert>;
  const path = paths.portfolio.to(portfolio.customUrl);
  return (
    <Alert
      tone="success"
      action={
        <>
          <CopyButton url={siteUrl() + path} />
          {share}
        </>
      }
    >
      {m.portfolio_live()}{' '}
      <Link to={path}>
        <PageAddress site={siteUrl()} path={path} />
      </Link>
    </Alert>
  );
}

/** What shares the page comes once someone wants to. */
export const shareCode = new LoadedCode(
  async () => (await import('./share/share-sheet.tsx')).ShareSheet,
);

function ShareButton({ portfolio, owner }: PublishStatusProps) {
  const [isOpen, setOpen] = useState(false);
  const { code: Sheet, failed, retry } = useLoadedCode(shareCode, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Share2 size={16} aria-hidden="true" />
        {m.portfolio_share()}
      </Button>
      {isOpen && Sheet ? <Sheet portfolio={portfolio} owner={owner} onClose={close} /> : null}
      {isOpen && !Sheet ? (
        <WaitingDialog
          title={m.portfolio_share()}
          kind="sheet"
          onOpenChange={close}
          onRetry={failed ? () => void retry() : undefined}
        />
      ) : null}
    </>
  );
}
