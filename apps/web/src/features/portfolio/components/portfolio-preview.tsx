import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '#components/feedback/banner.tsx';
import { Row } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { PreviewFrame, type PreviewScreen } from '#components/preview-frame/preview-frame.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { after, now } from '#lib/clock.ts';
import { useHasDrafts } from '#lib/editing/use-draft.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { sendPreviewPath } from '#lib/preview-path.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { PORTFOLIO_DRAFT } from '../state/portfolio-values.ts';
import { MissingPortfolio } from './missing-portfolio.tsx';
import { PageSkeleton } from './portfolio-skeleton.tsx';
import styles from './preview.module.css';

/** What is shown, and what is not: the page in the frame is as it was saved. */
function WhatIsShown({ published }: Pick<Portfolio, 'published'>) {
  const hasUnsaved = useHasDrafts(PORTFOLIO_DRAFT);
  return (
    <>
      {published ? m.portfolio_preview_published() : m.portfolio_preview_draft()}
      {hasUnsaved ? ` ${m.portfolio_preview_unsaved()}` : null}
    </>
  );
}

/** As wide as what the owner looks at it with. */
const usualScreen = (): PreviewScreen =>
  window.matchMedia('(width < 40rem)').matches ? 'phone' : 'desk';

const MINUTE_MS = 60_000;
/** Well before a link ends, which is after fifteen minutes, another is made. */
const LINK_FRESH_MS = 10 * MINUTE_MS;
/** A little before it. */
const LINK_LASTS_MS = 14 * MINUTE_MS;

/**
 * A link to the page in the frame, made again before it ends, and when the tab comes back. What the
 * owner looks at stays: the page in the frame is only told where its files are from now on.
 */
function useRenewedLink() {
  const link = useQuery({
    ...endpointQuery(useApi(), 'portfolioPreview.link'),
    staleTime: LINK_FRESH_MS,
    refetchInterval: LINK_FRESH_MS,
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const [first, setFirst] = useState<string>();
  const newest = link.data?.path;
  // one that was kept from an earlier look may end before the next is made
  if (!first && newest && (!link.isStale || link.isError)) setFirst(newest);
  useEffect(() => {
    const isNewer = first && newest && newest !== first;
    return isNewer ? sendPreviewPath(frame, newest) : undefined;
  }, [first, newest]);
  return { ...{ link, frame, path: first }, hasEnded: useHasEnded(link.dataUpdatedAt) };
}

/** Whether the link that was fetched then has ended, and with it the downloads of its page. */
function useHasEnded(fetchedAt: number): boolean {
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    if (fetchedAt === 0) return;
    const left = fetchedAt + LINK_LASTS_MS - now();
    return after(Math.max(0, left), () => setEndedAt(fetchedAt));
  }, [fetchedAt]);
  return fetchedAt !== 0 && endedAt === fetchedAt;
}

/** The page itself, published or not, as visitors get it: at the width of a phone and of a desk. */
export function PortfolioPreview() {
  const own = useOwnPortfolio();
  const { link, frame, path, hasEnded } = useRenewedLink();
  const [chosen, choose] = useState<PreviewScreen>();
  return (
    <>
      <main className={styles.main}>
        <Container>
          {own.portfolio && path ? (
            <>
              <Row gap={2} align="center" justify="between" className={styles.bar}>
                <h1 className={textStyle({ size: 4 })}>{m.portfolio_preview_title()}</h1>
                <FilterPills
                  label={m.portfolio_preview_width()}
                  options={[
                    { value: 'phone', label: m.portfolio_preview_phone() },
                    { value: 'desk', label: m.portfolio_preview_desk() },
                  ]}
                  value={chosen ?? usualScreen()}
                  onChange={choose}
                />
              </Row>
              <PreviewFrame
                frameRef={frame}
                path={withBase(path)}
                screen={chosen ?? usualScreen()}
                title={m.portfolio_live_preview()}
                loading={m.portfolio_loading()}
                className={styles.frame}
              />
            </>
          ) : (
            <MissingPortfolio
              query={own.portfolio ? link : own.query}
              skeleton={<PageSkeleton />}
            />
          )}
        </Container>
      </main>
      {hasEnded ? (
        <Banner
          action={
            <Button size="small" busy={link.isFetching} onClick={() => void link.refetch()}>
              {m.portfolio_preview_renew()}
            </Button>
          }
        >
          {m.portfolio_preview_ended()}
        </Banner>
      ) : null}
      <Banner
        action={
          <ButtonLink to={paths.userPortfolio.to()} variant="secondary" size="small">
            {m.portfolio_back()}
          </ButtonLink>
        }
      >
        {own.portfolio ? <WhatIsShown published={own.portfolio.published} /> : null}
      </Banner>
    </>
  );
}
