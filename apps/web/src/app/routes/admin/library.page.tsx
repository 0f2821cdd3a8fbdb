import { areaPage } from '#app/area-page.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Library, LibrarySkeleton } from '#features/back-office/library/library.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('library.list')];

export const { head, Page, Skeleton } = areaPage({
  title: m.admin_library_title,
  description: m.admin_library_description,
  content: Library,
  skeleton: CardsLoading,
});

/** The upload queue belongs to a person, whom the server does not know. */
function CardsLoading() {
  return (
    <LoadingState>
      <LibrarySkeleton />
    </LoadingState>
  );
}
