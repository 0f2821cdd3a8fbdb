import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import styles from './post-form-end.module.css';
import { PostLength } from './post-length.tsx';
import { PublishChoice } from './publish-choice.tsx';
import type { PostEditor } from './use-post-editor.ts';

interface PostFormEndProps {
  editor: PostEditor;
  isNew: boolean;
  /** What a save that went wrong is called. */
  failed: string;
  onCancel: () => void;
}

/** What becomes of the post; stays in sight while one writes. */
export function PostFormEnd({ editor, isNew, failed, onCancel }: PostFormEndProps) {
  const { saving, values, failure } = editor;
  const label = isNew ? m.admin_blog_create() : m.admin_blog_update();
  const busyLabel = isNew ? m.admin_blog_creating() : m.admin_blog_updating();
  return (
    <div className={styles.end} data-dialog-foot="">
      <PublishChoice editor={editor} />
      <div className={styles.row}>
        {/* Beside the button that was pressed: the head of the form is out of sight by then. */}
        {failure ? (
          <div className={styles.failure}>
            <Alert tone="danger" title={failed}>
              {failure.message} {m.admin_blog_save_failed_hint()}
            </Alert>
          </div>
        ) : null}
        <PostLength sections={values.sections} />
        <div className={styles.buttons}>
          <Button variant="secondary" disabled={saving} onClick={onCancel}>
            {m.admin_blog_cancel()}
          </Button>
          <Button type="submit" busy={saving}>
            {saving ? busyLabel : label}
          </Button>
        </div>
      </div>
    </div>
  );
}
