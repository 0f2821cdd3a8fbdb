import { useQuery } from '@tanstack/react-query';
import type { Reference, ShownReference } from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';

/** The references that the page shows; none while they are not known. */
export function useShownReferences(): ShownReference[] {
  const list = endpointQuery(useApi(), 'references.list');
  const { data } = useQuery({ ...list, select: shownOf });
  return data ?? [];
}

const shownOf = (references: readonly Reference[]): ShownReference[] =>
  references.flatMap(({ id, shown, written }) => (shown && written ? [{ id, ...written }] : []));
