import { useQuery } from '@tanstack/react-query';
import type { Post } from '@vitrine/contracts';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { isGone } from '#lib/list-query.ts';
import { dateLocale } from '#lib/locale.ts';
import { formatMoment } from '#lib/moments.ts';
import { m } from '#messages';
import sheet from '../../components/sheet-foot.module.css';
import { useIsWide } from './editor-choices.ts';
import { WithOriginal } from './original.tsx';
import { postKinds } from './post-details.tsx';
import { postDraftKind } from './post-fields.ts';
import { ChosenStatus, LostPost, PostLength, PublishChoice } from './post-foot.tsx';
import styles from './post-form.module.css';
import { PostPreview } from './post-preview.tsx';
import { PostWrite } from './post-write.tsx';
import { usePostEditor } from './use-post-editor.ts';
import { useSaveWithPictures } from './use-save-with-pictures.ts';
import { useServerDraft } from './use-server-draft.ts';

/** What the form tells its frame. */
export interface FormState {
  unsaved: boolean;
  saving: boolean;
  /** Forgets what is unsaved. */
  discard: () => void;
}

export interface PostFormProps {
  /** Undefined for a new one. */
  post: Post | undefined;
  /** It is not there any more; what was typed of it is. */
  deleted: boolean;
  /** Whether the editor fills the window, and the choice of it. */
  isFull: boolean;
  onFull: (full: boolean) => void;
  onState: (state: FormState) => void;
  /** Someone wants to leave. */
  onCancel: () => void;
  onClose: () => void;
  onFailure: (failure: string) => void;
}

/** A post, written or previewed (ABL-03, ABL-04). */
export function PostForm({
  post,
  deleted,
  isFull,
  onFull,
  onState,
  onCancel,
  onClose,
  onFailure,
}: PostFormProps) {
  const toast = useToast();
  const [mode, setMode] = useState('write');
  const isWide = useIsWide();
  const isNew = post === undefined;
  const isTranslation = post?.translation_of !== undefined;
  // beside a translation is its original
  const isBeside = isFull && isWide && !isTranslation;
  /** It is to be a post of its own: the one that it was made from is gone. */
  const anew = useRef(false);
  const failed = isNew ? m.admin_posts_create_failed() : m.admin_posts_update_failed();
  const editor = usePostEditor(post, {
    onSaved: () => {
      toast({ message: isNew || anew.current ? m.admin_posts_created() : m.admin_posts_updated() });
      onClose();
    },
    onInvalid: () => setMode('write'),
    onFailed: () => onFailure(failed),
  });
  const [lost, setLost] = useState(deleted);
  const isLost = post !== undefined && (lost || isGone(editor.failure));
  const { saving, form } = editor;
  const pictures = useSaveWithPictures((event) => editor.submit(event, anew.current));
  const saveAs = (own: boolean) => {
    anew.current = own;
    setLost(false);
    return pictures.submit();
  };
  const unsaved = editor.unsaved || pictures.missing > 0;
  const { id = 'new' } = post ?? {};
  const kept = useServerDraft({
    post: id,
    kind: postDraftKind(id),
    editor,
  });
  const isMade = useIsCreated(isNew ? kept.offered : undefined);
  const changed = useEffectEvent(kept.changed);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => changed() }),
    [form],
  );
  const takeDraft = useEffectEvent(() => {
    if (!deleted || anew.current || unsaved) return;
    kept.restore();
  });
  // of what is gone the draft is all there is: nothing is to be asked
  const isDrafted = editor.savedDraft !== undefined;
  useEffect(() => {
    if (isDrafted) takeDraft();
  }, [isDrafted]);
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
  const name = post?.title || m.admin_posts_new_name();
  const label = isNew ? m.admin_posts_create() : m.admin_posts_update();
  const busyLabel = isNew ? m.admin_posts_creating() : m.admin_posts_updating();
  return (
    <EditorForm
      editor={{ ...editor, submit: pictures.submit }}
      name={name}
      kinds={postKinds}
      className={layoutClass('stack', { gap: 2 }, sheet.body)}
    >
      <RestorePrompt
        name={name}
        hint={isMade ? m.admin_posts_draft_created() : m.admin_posts_draft_hint()}
        editor={{ ...editor, restore: kept.restore, discardSavedDraft: kept.discardSavedDraft }}
      />
      {kept.taken ? (
        <Alert>
          {kept.taken === 'same' ? m.admin_posts_draft_elsewhere() : m.admin_posts_draft_other()}
        </Alert>
      ) : null}
      <div className={styles.frame}>
        <FullPageSwitch isFull={isFull} onFull={onFull} />
        {/* One tree in every frame: pictures that are on their way and what can be undone stay. */}
        <Tabs
          label={m.admin_posts_mode()}
          value={mode}
          onChange={setMode}
          together={isBeside ? styles.columns : undefined}
          tabs={[
            {
              value: 'write',
              label: m.admin_posts_write(),
              kept: true,
              content: isTranslation ? (
                <WithOriginal id={id}>
                  <PostWrite isFull={isFull} isTranslation />
                </WithOriginal>
              ) : (
                <PostWrite isFull={isFull} isTranslation={false} />
              ),
            },
            {
              value: 'preview',
              label: m.area_preview(),
              content: <PostPreview stored={post} asPage={isFull} />,
            },
          ]}
        />
      </div>
      {/* What becomes of the post; stays in sight while one writes. */}
      <Stack
        gap={2}
        className={cx(sheet.foot, styles.end, isBeside && styles.inOneRow)}
        data-dialog-foot=""
      >
        <PublishChoice />
        <Cluster gap={2} rowGap={1} align="center" justify="between" className={styles.row}>
          {/* Beside the button that was pressed: the head of the form is out of sight by then. */}
          <div className={styles.failure}>
            {isLost ? (
              <LostPost
                id={post.id}
                saving={saving}
                onBack={() => saveAs(false)}
                onAnew={() => saveAs(true)}
              />
            ) : (
              <SaveFailure editor={editor} title={failed} hint={m.admin_posts_save_failed_hint()} />
            )}
            <PicturesHeld {...pictures} />
          </div>
          <ChosenStatus />
          <PostLength />
          <p role="status" className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
            {editor.unsaved && kept.savedAt
              ? m.admin_posts_draft_saved({ time: timeOf(kept.savedAt) })
              : ''}
          </p>
          <Row gap={1} justify="end" fill="grow" className={styles.buttons}>
            <Button variant="secondary" disabled={saving} onClick={onCancel}>
              {m.ui_cancel()}
            </Button>
            <Button type="submit" busy={saving || pictures.awaited > 0}>
              {pictures.awaited > 0
                ? m.admin_posts_waiting_pictures({ count: pictures.awaited })
                : saving
                  ? busyLabel
                  : label}
            </Button>
          </Row>
        </Cluster>
      </Stack>
    </EditorForm>
  );
}

/** Whether a post was made of a draft that is offered: on another device, or here without an answer. */
function useIsCreated(key: string | undefined): boolean {
  const asked = { params: { id: 'new' }, query: { key } };
  const made = useQuery({
    ...endpointQuery(useApi(), 'postDrafts.get', asked),
    ...{ enabled: key !== undefined, gcTime: 0 },
  });
  return key !== undefined && made.data?.created !== undefined;
}

/** Pictures have not arrived: anyone who saves decides about them. */
function PicturesHeld({
  held,
  saveWithout,
}: Pick<ReturnType<typeof useSaveWithPictures>, 'held' | 'saveWithout'>) {
  if (held === 0) return null;
  return (
    <Alert
      tone="danger"
      title={m.admin_posts_pictures_held({ count: held })}
      action={
        <Button size="small" variant="secondary" onClick={saveWithout}>
          {m.admin_posts_save_without()}
        </Button>
      }
    >
      {m.admin_posts_pictures_held_hint()}
    </Alert>
  );
}

/** Between the window over the list and the whole page. */
function FullPageSwitch({ isFull, onFull }: Pick<PostFormProps, 'isFull' | 'onFull'>) {
  const Icon = isFull ? Minimize2 : Maximize2;
  return (
    <Row justify="end" className={styles.switch}>
      <Button variant="ghost" size="small" onClick={() => onFull(!isFull)}>
        <Icon size={18} aria-hidden="true" />
        {isFull ? m.admin_posts_leave_full() : m.admin_posts_open_full()}
      </Button>
    </Row>
  );
}

const timeOf = (moment: Date): string =>
  formatMoment(moment, { hour: '2-digit', minute: '2-digit' }, dateLocale());
