import type { BlogPost } from '@vitrine/contracts';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Tabs } from '../../../../components/ui/tabs.tsx';
import { PostConflict } from '../conflict/post-conflict.tsx';
import type { FormState } from './form-state.ts';
import { LeftChanges } from './left-changes.tsx';
import { PostFields } from './post-fields.tsx';
import styles from './post-form.module.css';
import { PostFormEnd } from './post-form-end.tsx';
import { PostPreview } from './post-preview.tsx';
import { usePostEditor } from './use-post-editor.ts';

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
  const isNew = post === undefined;
  const failed = isNew ? m.admin_blog_create_failed() : m.admin_blog_update_failed();
  const editor = usePostEditor(post, {
    onSaved: () => {
      toast({ message: isNew ? m.admin_blog_created() : m.admin_blog_updated() });
      onClose();
    },
    onFailed: () => onFailure(failed),
  });
  const [mode, setMode] = useState('write');
  const element = useRef<HTMLFormElement>(null);
  useFrameState(editor, onState);
  const { values, kept, theirs, unsaved } = editor;

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    onFailure('');
    if (editor.save()) return;
    setMode('write');
    // once the problems stand in the page
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <form ref={element} noValidate method="post" onSubmit={submit} className={styles.form}>
      {kept.left && !unsaved ? <LeftChanges editor={editor} left={kept.left} /> : null}
      {kept.works ? null : <Alert>{m.admin_blog_not_kept()}</Alert>}
      <Tabs
        label={m.admin_blog_mode()}
        value={mode}
        onChange={setMode}
        tabs={[
          {
            value: 'write',
            label: m.admin_blog_write(),
            kept: true,
            content: <PostFields editor={editor} />,
          },
          {
            value: 'preview',
            label: m.admin_blog_preview(),
            content: <PostPreview values={values} />,
          },
        ]}
      />
      <PostFormEnd editor={editor} isNew={isNew} failed={failed} onCancel={onCancel} />
      {theirs ? <PostConflict editor={editor} theirs={theirs} /> : null}
    </form>
  );
}

/** Lets the dialog know what would be lost. */
function useFrameState(
  { unsaved, saving, kept }: ReturnType<typeof usePostEditor>,
  onState: PostFormProps['onState'],
) {
  const discard = useRef(kept.forget);
  useEffect(() => {
    discard.current = kept.forget;
  });
  useEffect(() => {
    onState({ unsaved, saving, discard: () => discard.current() });
  }, [unsaved, saving, onState]);
}
