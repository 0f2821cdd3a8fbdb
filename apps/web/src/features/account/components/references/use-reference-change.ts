import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Toast, useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { endpointKey } from '#lib/endpoint-query.ts';

const LIST = endpointKey('references.list');

/** Has the list of references asked for again. */
export function useReferencesChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: LIST });
}

/**
 * Changes one reference at the server; what the list shows is asked for again either way, for a
 * refusal means that something has happened in the meantime.
 * @param done what is said once it worked
 */
export function useReferenceChange<T>(
  change: (api: ApiClient) => Promise<T>,
  done: (answer: T) => string | Toast,
  onDone?: () => void,
) {
  const api = useApi();
  const toast = useToast();
  const changed = useReferencesChanged();
  return useMutation({
    mutationFn: () => change(api),
    onSuccess: (answer) => {
      const said = done(answer);
      toast({ tone: 'success', ...(typeof said === 'string' ? { message: said } : said) });
      onDone?.();
    },
    onSettled: changed,
  });
}
