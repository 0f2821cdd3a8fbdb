import { Alert } from '#components/feedback/alert.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { restoreRecord } from '../../components/restore-record.ts';
import { useAction } from '../../components/use-action.ts';
import { postsChanged } from '../post-list.ts';

interface LostPostProps {
  id: string;
  saving: boolean;
  /** It is back from the trash, as it was when it was deleted. */
  onBack: () => void;
  /** What is typed is to be a post of its own. */
  onAnew: () => void;
}

/** Somebody has deleted the post that is edited: what becomes of what was typed. */
export function LostPost({ id, saving, onBack, onAnew }: LostPostProps) {
  const restoring = useAction({
    send: (api, _input, queries) => restoreRecord(api, queries, { kind: 'post', id }),
    failed: (error) => `${m.admin_trash_restore_failed()}. ${failureReason(error)}`,
    onDone: (queries) => {
      onBack();
      return postsChanged(queries, id);
    },
  });
  return (
    <Alert
      tone="danger"
      title={m.admin_posts_lost()}
      action={
        <Cluster gap={1}>
          <Button
            size="small"
            busy={restoring.isPending}
            disabled={saving}
            onClick={() => restoring.mutate()}
          >
            {m.admin_posts_lost_back()}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={saving || restoring.isPending}
            onClick={onAnew}
          >
            {m.admin_posts_lost_anew()}
          </Button>
        </Cluster>
      }
    >
      {m.admin_posts_lost_hint()}
    </Alert>
  );
}
