import type { ReactNode } from 'react';
import { failureReason } from '#lib/failure-reason.ts';
import type { List } from '#lib/list-query.ts';
import { useLoadOn } from '#lib/use-load-on.ts';
import { m } from '#messages';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';
import { layoutClass } from '../layout/layout-class.ts';
import { Row, Stack } from '../layout/primitives.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Filters } from './filters.ts';
import styles from './list-body.module.css';
import { ViewedRows } from './use-windowed.tsx';

/** What is said of a list in its states. */
export interface ListWords {
  loading: () => string;
  failed: () => string;
  /** Of the button that asks for a further part, and while that comes. */
  more?: (() => string) | undefined;
  moreLoading?: (() => string) | undefined;
  /** Of a further part that did not come. */
  moreFailed?: (() => string) | undefined;
}

interface Emptiness {
  title: string;
  /** What to do next. */
  hint?: string | undefined;
  /** Of the button that takes the filters away; none is shown where nothing is filtered. */
  reset?: string | undefined;
  action?: ReactNode | undefined;
  heading?: 'h2' | 'h3' | 'p' | undefined;
}

export interface ListBodyProps<Row> {
  list: List<Row>;
  words: ListWords;
  /** In the place of no rows. */
  empty: Emptiness | ReactNode;
  filters?: Pick<Filters, 'isActive' | 'reset'> | undefined;
  /** Shaped like what comes; the lines of a table without it. */
  skeleton?: ReactNode | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in whatever state it is: coming, failed, empty, or there with the way to more of it. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { list, words, skeleton, empty, filters, children } = props;
  if (!list.isLoaded) {
    return list.error && !list.isFetching ? (
      <ErrorState
        heading={words.failed()}
        message={failureReason(list.error)}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <LoadingState label={words.loading()}>{skeleton ?? <TableSkeleton />}</LoadingState>
    );
  }
  if (list.rows.length === 0 && !list.hasNextPage) {
    return isEmptiness(empty) ? <Empty {...empty} filters={filters} /> : empty;
  }
  return (
    <>
      <ViewedRows value={list.onView}>{children(list.rows)}</ViewedRows>
      {list.hasNextPage ? <LoadMore list={list} words={words} /> : null}
    </>
  );
}

const isEmptiness = (empty: ListBodyProps<unknown>['empty']): empty is Emptiness =>
  typeof empty === 'object' && empty !== null && 'title' in empty;

function Empty({
  reset,
  filters,
  action,
  heading = 'h2',
  ...words
}: Emptiness & Pick<ListBodyProps<unknown>, 'filters'>) {
  const button =
    reset && filters?.isActive ? (
      <Button variant="secondary" onClick={filters.reset}>
        {reset}
      </Button>
    ) : undefined;
  return <EmptyState {...words} heading={heading} action={action ?? button} />;
}

/** Loads on when one scrolls near; the button is for keyboards, and for when that has failed. */
function LoadMore({ list, words }: Pick<ListBodyProps<unknown>, 'list' | 'words'>) {
  const { more = m.list_more, moreLoading = m.list_more_loading } = words;
  const { element, load, failed } = useLoadOn<HTMLDivElement>(list, list.rows.length);
  return (
    <Stack gap={2} align="center" within={4} ref={element}>
      {failed ? <p role="alert">{(words.moreFailed ?? m.list_more_failed)()}</p> : null}
      <Button variant="secondary" busy={list.isFetchingNextPage} onClick={load}>
        {list.isFetchingNextPage ? moreLoading() : more()}
      </Button>
    </Stack>
  );
}

/** The lines of a table until its rows are known. */
export function TableSkeleton({ rows = 6 }: { rows?: number | undefined }) {
  return (
    <Card padding="none" className={layoutClass('stack', { divided: true })}>
      {Array.from({ length: rows }, (_, row) => (
        <Row gap={3} align="center" key={row} className={styles.line}>
          <Skeleton className={styles.lead} />
          <Skeleton className={styles.cell} />
          <Skeleton className={styles.cell} />
        </Row>
      ))}
    </Card>
  );
}
