import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';

/** Asks for the messages once more; what is shown stays until the answer is there. */
export function RefreshMessages({ query }: { query: UseQueryResult }) {
  const toast = useToast();
  const refresh = async () => {
    const { isError } = await query.refetch();
    if (isError) toast({ message: m.admin_messages_refresh_failed(), tone: 'danger' });
  };
  return (
    <Button variant="secondary" busy={query.isFetching} onClick={() => void refresh()}>
      {query.isFetching ? null : <RefreshCw size={18} aria-hidden="true" />}
      {m.admin_messages_refresh()}
    </Button>
  );
}
