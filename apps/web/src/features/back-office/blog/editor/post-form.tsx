import { type BlogPost, readingMinutes, TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EditorForm } from '#components/editing/editor-form.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { SaveFailure } from '#components/editing/save-failure.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { PostText } from '../post-text.tsx';
import type { PostValues } from './post-fields.ts';
import styles from './post-form.module.css';
import { PostWrite } from './post-write.tsx';
import { PublishChoice } from './publish-choice.tsx';
import { filledSections, usePostEditor } from './use-post-editor.ts';

/** What the form tells its frame. */
export interface FormState {
  unsaved: boolean;
  saving: boolean;
  /** Forgets what is unsaved. */
  discard: () => void;
}

interface PostFormProps {
  /** Undefined for a new one. */
  post: BlogPost | undefined;
  onState: (state: FormState) => void;
  /** Somebody wants to leave. */
  onCancel: () => void;
  onClose: () => void;
  onFailure: (failure: string) => void;
}

/** A post, written or previewed (ABL-03, ABL-04). */
export function PostForm({ post, onState, onCancel, onClose, onFailure }: PostFormProps) {
  const toast = useToast();
  const [mode, setMode] = useState('write');
  const isNew = post === undefined;
  const failed = isNew ? m.admin_blog_create_failed() : m.admin_blog_update_failed();
  const editor = usePostEditor(post, {
    onSaved: () => {
      toast({ message: isNew ? m.admin_blog_created() : m.admin_blog_updated() });
      onClose();
    },
    onInvalid: () => setMode('write'),
    onFailed: () => onFailure(failed),
  });
  const { unsaved, saving } = editor;
  const tell = useEffectEvent(() => onState({ unsaved, saving, discard: editor.discard }));
  useEffect(() => {
    // that it failed is no longer true
    if (saving) onFailure('');
  }, [saving, onFailure]);
  useEffect(() => tell(), [unsaved, saving]);
  const name = post?.title || m.admin_blog_new_name();
  const label = isNew ? m.admin_blog_create() : m.admin_blog_update();
  const busyLabel = isNew ? m.admin_blog_creating() : m.admin_blog_updating();
  return (
    <EditorForm editor={editor} name={name} className={styles.form}>
      <RestorePrompt name={name} editor={editor} />
      <Tabs
        label={m.admin_blog_mode()}
        value={mode}
        onChange={setMode}
        tabs={[
          { value: 'write', label: m.admin_blog_write(), kept: true, content: <PostWrite /> },
          { value: 'preview', label: m.area_preview(), content: <PostPreview /> },
        ]}
      />
      {/* What becomes of the post; stays in sight while one writes. */}
      <Stack gap={2} className={styles.end} data-dialog-foot="">
        <PublishChoice />
        <Cluster gap={2} rowGap={1} align="center" justify="between" className={styles.row}>
          {/* Beside the button that was pressed: the head of the form is out of sight by then. */}
          <div className={styles.failure}>
            <SaveFailure editor={editor} title={failed} hint={m.admin_blog_save_failed_hint()} />
          </div>
          <PostLength />
          <Row gap={1} justify="end" className={styles.buttons}>
            <Button variant="secondary" disabled={saving} onClick={onCancel}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" busy={saving}>
              {saving ? busyLabel : label}
            </Button>
          </Row>
        </Cluster>
      </Stack>
    </EditorForm>
  );
}

/** What is written, as visitors will read it. */
function PostPreview() {
  const values = useDeferredValue(useWatch() as PostValues);
  const { icon, title, description, posts } = values;
  const sections = filledSections(posts).map((text) =>
    text.length > TEXT_MAX_LENGTH ? m.admin_blog_too_long_preview() : text,
  );
  if (!title.trim() && !description.trim() && sections.length === 0) {
    return <p>{m.admin_blog_preview_empty()}</p>;
  }
  return <PostText icon={icon} title={title} description={description} sections={sections} />;
}

/** How long it is by now, and how long it takes to read. */
function PostLength() {
  const counted = useDeferredValue(useWatch<PostValues, 'posts'>({ name: 'posts' }));
  const { words, minutes } = useMemo(() => {
    // what is longer cannot be saved, and is not worth the counting
    const texts = counted.map(({ text }) => text.slice(0, TEXT_MAX_LENGTH));
    const count = texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
    return { words: count, minutes: readingMinutes(texts) };
  }, [counted]);
  if (words === 0) return null;
  return (
    <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
      {m.blog_minutes({ minutes })} · {m.admin_blog_words({ count: words })}
    </p>
  );
}
