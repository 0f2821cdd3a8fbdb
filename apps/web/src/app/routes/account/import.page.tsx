import { areaHead } from '#app/area-page.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { StepSkeleton } from '#features/portfolio/components/portfolio-skeleton.tsx';
import { ImportScreen } from '#features/portfolio/import/import-screen.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head = areaHead(m.import_title);

export const Page = ImportScreen;

/** What was read is compared with the person's page, which the server does not know here. */
export const Skeleton = () => (
  <>
    <PageHeader title={m.import_title()} description={m.import_hint()} />
    <LoadingState>
      <StepSkeleton />
    </LoadingState>
  </>
);
