import {
  type BlogPost,
  type BlogStatus,
  readingMinutes,
  TEXT_MAX_LENGTH,
} from '@vitrine/contracts';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { cx } from '#components/cx.ts';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import sheet from '../../components/sheet-foot.module.css';
import { PostText } from '../post-text.tsx';
import { postKinds } from './author-field.tsx';
import { proposedTime, toLocalTime } from './local-time.ts';
import type { PostValues } from './post-fields.ts';
import styles from './post-form.module.css';
import { PostWrite } from './post-write.tsx';
import { filledSections, usePostEditor } from './use-post-editor.ts';

/** What the form tells its frame. */
export interface FormState {
  unsaved: boolean;
  saving: boolean;
  /** Forgets what is unsaved. */
  discard: () => void;
}

export interface PostFormProps {
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
  const report = useEffectEvent(() => onState({ unsaved, saving, discard: editor.discard }));
  useEffect(() => {
    // that it failed is no longer true
    if (saving) onFailure('');
  }, [saving, onFailure]);
  useEffect(() => report(), [unsaved, saving]);
  // The form comes after its dialog, which gave the focus to what was there by then.
  useEffect(() => {
    if (isNew) document.querySelector<HTMLElement>('[role="dialog"] [data-initial-focus]')?.focus();
  }, [isNew]);
  const name = post?.title || m.admin_blog_new_name();
  const label = isNew ? m.admin_blog_create() : m.admin_blog_update();
  const busyLabel = isNew ? m.admin_blog_creating() : m.admin_blog_updating();
  return (
    <EditorForm
      editor={editor}
      name={name}
      kinds={postKinds}
      className={layoutClass('stack', { gap: 2 }, sheet.body)}
    >
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
      <Stack gap={2} className={cx(sheet.foot, styles.end)} data-dialog-foot="">
        <PublishChoice />
        <Cluster gap={2} rowGap={1} align="center" justify="between" className={styles.row}>
          {/* Beside the button that was pressed: the head of the form is out of sight by then. */}
          <div className={styles.failure}>
            <SaveFailure editor={editor} title={failed} hint={m.admin_blog_save_failed_hint()} />
          </div>
          <PostLength />
          <Row gap={1} justify="end" fill="grow" className={styles.buttons}>
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

const STATUSES: readonly { value: BlogStatus; label: () => string }[] = [
  { value: 'draft', label: m.admin_blog_status_as_draft },
  { value: 'published', label: m.admin_blog_status_now },
  { value: 'scheduled', label: m.admin_blog_status_schedule },
];

/** A draft, out at once, or at a time of its own. */
function PublishChoice() {
  const { value, onChange } = useController<PostValues, 'publishing'>({ name: 'publishing' }).field;
  const error = useSurroundingForm()?.errorOf('publishing');
  const { status, at } = value;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Cluster gap={3} rowGap={1} align="center">
      <FilterPills
        label={m.area_status()}
        options={STATUSES.map(({ value: one, label }) => ({ value: one, label: label() }))}
        value={status}
        onChange={(chosen: BlogStatus) =>
          onChange({
            status: chosen,
            at: chosen === 'scheduled' ? at || proposedTime(new Date()) : at,
          })
        }
      />
      {status === 'scheduled' ? (
        <TextField
          type="datetime-local"
          name="publish-at"
          label={m.admin_blog_publish_at()}
          hint={m.admin_blog_publish_at_zone({ zone })}
          min={toLocalTime(new Date())}
          value={at}
          onChange={(moment) => onChange({ status, at: moment })}
          error={error}
          className={styles.time}
        />
      ) : null}
    </Cluster>
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
