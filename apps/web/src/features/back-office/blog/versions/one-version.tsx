import type { PostVersion } from '@vitrine/contracts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { Answered } from '../../components/answered.tsx';
import { failureReason } from '../../components/failure-reason.ts';
import { Moment } from '../../components/moment.tsx';
import { useRestoreVersion } from '../post-changes.ts';
import { PostText } from '../post-text.tsx';
import styles from './one-version.module.css';

interface OneVersionProps {
  id: string;
  version: PostVersion;
  /** What the post is now cannot be restored. */
  isCurrent: boolean;
  onBack: () => void;
  onRestored: () => void;
}

/** One earlier version as it was read, and the way back to it. */
export function OneVersion(props: OneVersionProps) {
  const { id, version: found, isCurrent, onBack, onRestored } = props;
  const { version, author, date } = found;
  const query = useEndpoint('posts.versions.get', { params: { id, version } });
  const back = useRef<HTMLButtonElement>(null);
  // what was pressed to come here is gone
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.version}>
      <div className={styles.top}>
        <Button ref={back} variant="ghost" size="small" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          {m.admin_blog_history()}
        </Button>
        <p className={styles.when}>
          <Moment at={date} /> · {author || m.admin_blog_history_unknown()}
        </p>
      </div>
      <Answered
        query={query}
        skeleton={<Skeleton shape="block" count={3} />}
        loading={m.admin_blog_version_loading()}
        failed={m.admin_blog_version_failed()}
      >
        {({ icon, title, description, posts = [] }) => (
          <PostText icon={icon} title={title} description={description} sections={posts} />
        )}
      </Answered>
      {isCurrent ? null : <Restore id={id} version={version} onRestored={onRestored} />}
    </div>
  );
}

function Restore({
  id,
  version,
  onRestored,
}: {
  id: string;
  version: number;
  onRestored: () => void;
}) {
  const toast = useToast();
  const restoring = useRestoreVersion(id);
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    restoring.mutate(version, {
      onSuccess: () => {
        toast({ message: m.admin_blog_restored() });
        onRestored();
      },
    });
  return (
    <div className={styles.end} data-dialog-foot="">
      <Button onClick={() => setAsking(true)}>{m.admin_blog_restore()}</Button>
      <ConfirmDialog
        open={asking}
        tone="primary"
        onOpenChange={setAsking}
        title={m.admin_blog_restore()}
        question={m.admin_blog_restore_question()}
        confirmLabel={m.admin_blog_restore()}
        busy={restoring.isPending}
        onConfirm={confirm}
      >
        {restoring.error ? (
          <Alert tone="danger" title={m.admin_blog_restore_failed()}>
            {failureReason(restoring.error)}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </div>
  );
}
