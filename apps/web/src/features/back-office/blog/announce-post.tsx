import type { PostSummary } from '@vitrine/contracts';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { failureReason } from '../components/failure-reason.ts';
import { useAnnouncePost } from './post-changes.ts';

/** Asks before a mail goes to every reader of the newsletter. */
export function AnnouncePost({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const { id, title } = post;
  const toast = useToast();
  const announcement = useAnnouncePost(id);
  const confirm = () =>
    announcement.mutate(undefined, {
      onSuccess: ({ recipients: count }) => {
        toast({
          message: count ? m.admin_blog_announced({ count }) : m.admin_blog_announced_none(),
        });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      tone="primary"
      onOpenChange={onClose}
      title={m.admin_blog_announce_title()}
      question={m.admin_blog_announce_question({ title })}
      confirmLabel={m.admin_blog_announce()}
      busy={announcement.isPending}
      onConfirm={confirm}
    >
      {announcement.error ? (
        <Alert tone="danger" title={m.admin_blog_announce_failed()}>
          {failureReason(announcement.error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
