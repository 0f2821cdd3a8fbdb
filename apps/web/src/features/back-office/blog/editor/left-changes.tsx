import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { getLocale } from '../../../../lib/locale.ts';
import type { KeptPost } from './kept-post.ts';
import styles from './left-changes.module.css';
import type { PostEditor } from './use-post-editor.ts';

interface LeftChangesProps {
  editor: PostEditor;
  left: KeptPost;
}

/** Offers what a closed tab or a session that ran out left behind; never puts it in by itself. */
export function LeftChanges({ editor: { kept, replace }, left }: LeftChangesProps) {
  const toast = useToast();
  const restore = () => {
    // made from an older version, they meet the newer one when they are saved
    replace(left);
    kept.remove();
    toast({ message: m.admin_blog_kept_restored() });
  };
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const time = new Intl.DateTimeFormat(getLocale(), format).format(left.savedAt);
  return (
    <Alert
      title={m.admin_blog_kept_title({ time })}
      action={
        <div className={styles.actions}>
          <Button size="small" onClick={restore}>
            {m.admin_blog_kept_restore()}
          </Button>
          <Button size="small" variant="ghost" onClick={kept.remove}>
            {m.admin_blog_kept_discard()}
          </Button>
        </div>
      }
    >
      {m.admin_blog_kept_hint()}
    </Alert>
  );
}
