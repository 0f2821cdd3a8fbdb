import { Card } from '../../../components/ui/card.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/** The shape of a table until its rows are known. */
export function TableSkeleton() {
  return (
    <Card>
      <Skeleton shape="block" count={5} />
    </Card>
  );
}
