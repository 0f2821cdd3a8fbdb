import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageDetail as Detail } from '@vitrine/contracts';
import { ArrowLeft } from 'lucide-react';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import { cachedMessage, isDeleted } from './message-cache.ts';
import { MessageDetail } from './message-detail.tsx';
import styles from './open-message.module.css';

interface OpenMessageProps {
  id: string;
  onClose: () => void;
}

/** The chosen message, and on a phone the way back from it. */
export function OpenMessage({ id, onClose }: OpenMessageProps) {
  const query = useMessage(id);
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <Button variant="ghost" size="small" className={styles.back} onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        {m.admin_messages_back()}
      </Button>
      {isGone ? (
        <EmptyState
          heading="h2"
          title={m.admin_messages_gone_title()}
          hint={m.admin_messages_gone_hint()}
        />
      ) : (
        <Answered
          query={query}
          skeleton={<Skeleton shape="block" count={3} />}
          loading={m.admin_messages_one_loading()}
          failed={m.admin_messages_one_failed()}
        >
          {(message) => <MessageDetail key={id} message={message} onClose={onClose} />}
        </Answered>
      )}
    </>
  );
}

/** What the list knows shows at once; the server is asked all the same. */
function useMessage(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    ...endpointQuery(api, 'admin.messages.get', { params: { id } }),
    enabled: () => !isDeleted(queries, id),
    placeholderData: (): Detail | undefined => {
      const known = cachedMessage(queries, id);
      return known && { replies: [], ...known };
    },
  });
}
