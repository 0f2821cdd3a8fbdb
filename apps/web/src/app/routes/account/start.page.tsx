import { areaHead } from '#app/area-page.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { GuidedStart } from '#features/portfolio/components/guided-start.tsx';
import { StartHeader, StepSkeleton } from '#features/portfolio/components/portfolio-skeleton.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const queries: PageQueries = ({ query }) => [query('portfolio.get'), query('account.get')];
export const head = areaHead(m.start_title);

export const Page = GuidedStart;

/** Which step comes first depends on the person, whom the server does not know. */
export const Skeleton = () => (
  <>
    <StartHeader title={m.start_title()} />
    <LoadingState>
      <StepSkeleton />
    </LoadingState>
  </>
);
