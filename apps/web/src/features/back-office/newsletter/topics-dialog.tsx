import { useQueryClient } from '@tanstack/react-query';
import { type EndpointInput, type Topic, topicSchema } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import type { Field } from '#lib/editing/field.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';

type Topics = EndpointInput<'topics.save'>['body'];

export interface TopicsDialogProps {
  onClose: () => void;
}

/** What readers can choose to be told of, one name a line. */
export function TopicsDialog({ onClose }: TopicsDialogProps) {
  const query = useEndpoint('topics.list', { query: {} });
  const [typed, setTyped] = useState({ unsaved: false, discard: () => {} });
  const [asking, setAsking] = useState(false);
  const close = () => (typed.unsaved ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={close}
      title={m.admin_newsletter_topics()}
      description={m.admin_newsletter_topics_hint()}
    >
      <Answered query={query}>
        {(topics) => (
          <TopicsForm topics={topics} onTyped={setTyped} onCancel={close} onClose={onClose} />
        )}
      </Answered>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_newsletter_topics_discard()}
        question={m.admin_newsletter_topics_discard_question()}
        confirmLabel={m.admin_discard_changes()}
        onConfirm={() => {
          typed.discard();
          onClose();
        }}
      />
    </Dialog>
  );
}

interface Names {
  names: string[];
}

const fields: readonly Field[] = [
  {
    path: 'names',
    label: m.admin_newsletter_topic_names,
    hint: m.admin_newsletter_topic_names_hint,
    kind: 'list',
    merge: 'words',
    sentAs: ['topics'],
  },
];

interface TopicsFormProps extends TopicsDialogProps {
  topics: Topic[];
  /** Whether what is typed is otherwise than what is stored. */
  onTyped: (typed: { unsaved: boolean; discard: () => void }) => void;
  /** Closes it, after a question where something would be lost. */
  onCancel: () => void;
}

function TopicsForm({ topics, onTyped, onCancel, onClose }: TopicsFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const editor = useEditor<Topic[], Names, Topics>({
    draft: 'newsletter-topics',
    fields,
    stored: topics,
    storedSchema: z.array(topicSchema),
    values: (stored = topics) => ({ names: stored.map(({ name }) => name) }),
    body: ({ names }, stored = topics) => ({
      topics: withIds(linesOf(names), stored),
      seen: stored,
    }),
    send: ({ body }) => api.call('topics.save', { body }),
    onSaved(saved) {
      queries.setQueryData(endpointKey('topics.list', { query: {} }), saved);
      toast({ message: m.admin_newsletter_topics_saved() });
      onClose();
    },
  });
  const { form, unsaved, discard } = editor;
  const tell = useEffectEvent(() => onTyped({ unsaved, discard }));
  useEffect(() => tell(), [unsaved]);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const submit: typeof editor.submit = async (event) => {
    const kept = withIds(linesOf(form.getValues('names')), topics).map(({ id }) => id);
    const gone = topics.filter(({ id }) => !kept.includes(id)).map(({ name }) => name);
    if (gone.every((name) => ending.includes(name))) return editor.submit(event);
    event?.preventDefault();
    setEnding(gone);
  };
  return (
    <EditorForm editor={{ ...editor, submit }} name={m.admin_newsletter_topics()} stacked>
      <RestorePrompt name={m.admin_newsletter_topics()} editor={editor} />
      <SaveFailure editor={editor} />
      <Fields fields={fields} />
      {ending.length > 0 ? (
        <Alert title={m.admin_newsletter_topics_ending({ names: ending.join(', ') })}>
          {m.admin_newsletter_topics_ending_hint()}
        </Alert>
      ) : null}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <SubmitButton
          label={ending.length > 0 ? m.admin_newsletter_topics_end() : m.area_save_changes()}
          busyLabel={m.admin_newsletter_saving()}
        />
      </DialogActions>
    </EditorForm>
  );
}

const linesOf = (names: readonly string[]): string[] =>
  names.map((name) => name.trim()).filter(Boolean);

/**
 * A name that was there keeps its readers. One that is new where one has gone, and nothing else was
 * added or removed, is that one under another name.
 */
export function withIds(names: readonly string[], before: readonly Topic[]) {
  const kept = new Map(before.map(({ id, name }) => [name, id]));
  const isRenamed = names.length === before.length;
  const gone = before.filter(({ name }) => !names.includes(name));
  return names.map((name) => {
    const id = kept.get(name) ?? (isRenamed ? gone.shift()?.id : undefined);
    kept.delete(name);
    return id === undefined ? { name } : { id, name };
  });
}
