import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ContentGroups } from './content-groups.tsx';

/** The shape of a few groups of values until they are known. */
export function CardSkeleton() {
  return (
    <ContentGroups>
      <Skeleton shape="card" count={3} />
    </ContentGroups>
  );
}
