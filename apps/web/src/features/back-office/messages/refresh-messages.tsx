import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { listKey } from '#lib/list-query.ts';
import { m } from '#messages';
import { refreshOverview } from '../live/waiting.ts';
import { refreshMessages } from './message-cache.ts';
import styles from './refresh-messages.module.css';

/** Asks for the messages once more; what is shown stays until the answer is there. */
export function RefreshMessages() {
  const queries = useQueryClient();
  const toast = useToast();
  const refresh = useMutation({
    mutationFn: async () => {
      await Promise.all([refreshMessages(queries), refreshOverview(queries)]);
      const lists = queries
        .getQueryCache()
        .findAll({ queryKey: listKey('admin.messages.list'), type: 'active' });
      if (lists.some(({ state }) => state.status === 'error')) throw new Error('not refreshed');
    },
    onError: () => toast({ message: m.admin_messages_refresh_failed(), tone: 'danger' }),
  });
  return (
    <Button
      variant="secondary"
      busy={refresh.isPending}
      className={styles.refresh}
      onClick={() => refresh.mutate()}
    >
      {refresh.isPending ? null : <RefreshCw size={18} aria-hidden="true" />}
      <VisuallyHidden onPhone>{m.admin_messages_refresh()}</VisuallyHidden>
    </Button>
  );
}
