import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { ErrorState } from './error-state.tsx';
import { LoadingState, Screenful } from './loading-state.tsx';

type Queries<T> = { [K in keyof T]: UseQueryResult<T[K]> };

interface LoadedProps<T> {
  of: Queries<T>;
  children: (answers: T) => ReactNode;
}

/** What the queries answered, once all have; before that a loading state, or what went wrong. */
export function Loaded<T extends object>({ of, children }: LoadedProps<T>) {
  const queries = Object.entries(of) as [string, UseQueryResult][];
  const missing = queries.filter(([, { data }]) => data === undefined);
  if (missing.length === 0) {
    return children(Object.fromEntries(queries.map(([name, { data }]) => [name, data])) as T);
  }
  const failed = missing.filter(([, { isError }]) => isError);
  const retry = () => {
    for (const [, query] of failed) void query.refetch();
  };
  return (
    <Screenful>
      {failed.length > 0 ? (
        <ErrorState
          heading={m.ui_error_heading()}
          message={failureReason(failed[0]?.[1].error)}
          onRetry={retry}
        />
      ) : (
        <LoadingState />
      )}
    </Screenful>
  );
}
