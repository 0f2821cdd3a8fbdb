import type { Portfolio } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { PageAddress } from '#components/ui/page-address.tsx';
import { ShareLinks } from '#components/ui/share-links.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { usePhotoUpload } from '../api/media-queue.ts';
import styles from './guided-start.module.css';
import { PhotoProblem } from './photo-problem.tsx';

/** The end of the guided start: the address, and what to do with it. */
export function PublishedPage({ portfolio }: { portfolio: Portfolio }) {
  const path = paths.portfolio.to(portfolio.customUrl);
  const { busy } = usePhotoUpload();
  // Another document: the page as everyone gets it. In this one an upload would end with it.
  const away = busy ? { target: '_blank' } : { reloadDocument: true };
  return (
    <Stack gap={3}>
      <PhotoProblem />
      <Card padding="large" className={styles.card}>
        <Stack gap={3}>
          <p className={textStyle({ face: 'heading', size: 3, wrap: 'anywhere' })}>
            <Link to={path} {...away}>
              <PageAddress site={window.location.host + withBase('')} path={path} />
            </Link>
          </p>
          {busy ? (
            <p role="status" className={textStyle({ tone: 'muted' })}>
              {m.start_photo_still_under_way()}
            </p>
          ) : null}
          <ShareLinks title={portfolio.headline} path={path} />
          <Cluster gap={1} align="center" className={styles.actions}>
            <ButtonLink to={path} {...away}>
              {m.start_look()}
            </ButtonLink>
            <ButtonLink to={`${paths.userPortfolio.to()}?mode=edit`} variant="secondary">
              {m.start_add_more()}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Stack>
  );
}
