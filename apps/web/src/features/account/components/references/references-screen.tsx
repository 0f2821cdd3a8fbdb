import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import { useSession } from '#lib/session.ts';
import { isAdditionKept } from '#lib/use-addition-draft.ts';
import { m } from '#messages';
import { ConfirmFirst } from '../confirm-first.tsx';
import { ASK_DRAFT, AskForReference } from './ask-for-reference.tsx';
import { ReferenceItem } from './reference-item.tsx';

/** Whom someone asked for a reference, what came of it, and which ones the page shows. */
export function ReferencesScreen() {
  const list = endpointQuery(useApi(), 'references.list');
  // what others did is looked for whenever the screen is looked at
  const { data, error, refetch } = useQuery({
    ...list,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const owner = useSession()?.email;
  // what was typed before a reload is there again
  const [asking, setAsking] = useState(
    () => owner !== undefined && isAdditionKept(owner, ASK_DRAFT),
  );
  const section = useRef<HTMLElement>(null);
  const ask = <Button onClick={() => setAsking(true)}>{m.reference_ask_open()}</Button>;
  return (
    <>
      <PageHeader
        title={m.reference_title()}
        description={m.reference_description()}
        actions={asking || !data || data.length === 0 ? undefined : ask}
      />
      <Stack gap={3}>
        <ConfirmFirst />
        {asking ? <AskForReference onClose={() => setAsking(false)} /> : null}
        {!data && error ? (
          <ErrorState
            heading={m.reference_list_failed()}
            message={knownReason(error)}
            onRetry={() => void refetch()}
          />
        ) : null}
        {!data && !error ? <LoadingState label={m.reference_loading()} /> : null}
        {data && data.length === 0 && !asking ? (
          <EmptyState
            heading="h2"
            title={m.reference_empty()}
            hint={m.reference_empty_hint()}
            action={ask}
          />
        ) : null}
        {data && data.length > 0 ? (
          <section aria-label={m.reference_title()} ref={section} tabIndex={-1}>
            <Stack as="ul" role="list" gap={2}>
              {data.map((reference) => (
                <ReferenceItem
                  key={reference.id}
                  reference={reference}
                  // the button that had the focus is gone with it
                  onGone={() => section.current?.focus()}
                />
              ))}
            </Stack>
          </section>
        ) : null}
      </Stack>
    </>
  );
}
