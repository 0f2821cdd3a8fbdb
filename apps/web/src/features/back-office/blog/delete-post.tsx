import type { PostSummary } from '@vitrine/contracts';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useDeletePost } from './post-changes.ts';

interface DeletePostProps {
  post: PostSummary;
  onClose: () => void;
  onFailure: (failure: string) => void;
}

export function DeletePost({ post: { id, title }, onClose, onFailure }: DeletePostProps) {
  const toast = useToast();
  const deletion = useDeletePost();
  const confirm = () =>
    deletion.mutate(id, {
      onSuccess: () => toast({ message: m.admin_blog_deleted() }),
      onError: () => onFailure(m.admin_blog_delete_failed()),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={m.admin_blog_delete_title({ title })}
      question={m.admin_blog_delete_question()}
      confirmLabel={m.admin_blog_delete()}
      busy={deletion.isPending}
      onConfirm={confirm}
    />
  );
}
