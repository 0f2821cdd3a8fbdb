import type { UseQueryResult } from '@tanstack/react-query';
import type { Locale } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { failureReason } from '#lib/failure-reason.ts';
import { WrittenIn } from '#lib/written-in.ts';
import { m } from '#messages';
import { ErrorState } from './error-state.tsx';
import { LoadingState, Screenful } from './loading-state.tsx';

type Queries<T> = { [K in keyof T]: UseQueryResult<T[K]> };

interface LoadedProps<T> {
  of: Queries<T>;
  children: (answers: T) => ReactNode;
}

/** Of a page, a post or a case study that is not translated. */
function localeOf(answer: unknown): Locale | undefined {
  const { locale, project } = Object(answer) as { locale?: Locale; project?: { locale?: Locale } };
  return locale ?? project?.locale;
}

/**
 * What the queries answered, once all have; before that a loading state, or what went wrong. The
 * first of them is what the page is about: its language is that of what is written there.
 */
export function Loaded<T extends object>({ of, children }: LoadedProps<T>) {
  const queries = Object.entries(of) as [string, UseQueryResult][];
  const missing = queries.filter(([, { data }]) => data === undefined);
  if (missing.length === 0) {
    const answers = Object.fromEntries(queries.map(([name, { data }]) => [name, data])) as T;
    return <WrittenIn value={localeOf(queries[0]?.[1].data)}>{children(answers)}</WrittenIn>;
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
