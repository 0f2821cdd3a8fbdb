import { useQuery, useQueryClient } from '@tanstack/react-query';
import { replyVariables, type SavedReply, savedReplySchema } from '@vitrine/contracts';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { Alert } from '#components/feedback/alert.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { same } from '#lib/editing/same.ts';
import { useDraft } from '#lib/editing/use-draft.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { randomText } from '#lib/random-text.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { useAction } from '../components/use-action.ts';
import { mergeSavedReplies } from './merge-saved-replies.ts';

export interface SavedRepliesDialogProps {
  onClose: () => void;
}

const readReplies = (api: ApiClient) =>
  withVersion((onVersion) => api.call('admin.inbox.replies.get', {}, { onVersion }));

/** Adds, changes and deletes the replies that are written often. */
export function SavedRepliesDialog({ onClose }: SavedRepliesDialogProps) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['saved replies to change'],
    queryFn: () => readReplies(api),
    // each time it opens it begins with what is stored
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={m.admin_saved_replies_title()}
      description={m.admin_saved_replies_hint({
        variables: replyVariables.map((name) => `{${name}}`).join(', '),
      })}
    >
      <Answered query={query} failed={m.admin_saved_replies_failed()}>
        {({ whole, version }) => (
          <SavedRepliesForm stored={whole.items} version={version} onClose={onClose} />
        )}
      </Answered>
    </Dialog>
  );
}

const typedSchema = z.object({ id: z.string(), title: z.string(), content: z.string() });
type TypedReply = z.infer<typeof typedSchema>;

/** What is typed, and what it began with: somebody may change that before it is saved. */
const draftSchema = z.object({
  base: z.object({
    items: z.array(typedSchema.omit({ id: true })),
    version: z.number().optional(),
  }),
  replies: z.array(typedSchema),
  /** What was sent since, while nobody knows whether it has arrived. */
  tried: z.array(z.array(savedReplySchema)).optional(),
});
type RepliesDraft = z.infer<typeof draftSchema>;

const typedOf = (replies: readonly SavedReply[]): TypedReply[] =>
  replies.map(({ title, content }) => ({ title, content, id: randomText() }));

const isUnsaved = ({ base, replies }: RepliesDraft): boolean =>
  JSON.stringify(replies.map(({ title, content }) => ({ title, content }))) !==
  JSON.stringify(base.items.map(({ title, content }) => ({ title, content })));

/** What is typed outlives closing the dialog, a reload and the end of the session, as a reply does. */
function useTypedReplies(stored: RepliesDraft['base']) {
  const draft = useDraft('saved-replies', draftSchema, { resume: draftSchema });
  const begin = (): RepliesDraft => ({ base: stored, replies: typedOf(stored.items) });
  const [typed, setTyped] = useState(draft.start ?? begin);
  const [isResumed, setIsResumed] = useState(draft.start !== undefined);
  const put = (next: RepliesDraft) => {
    setTyped(next);
    draft.keep(isUnsaved(next) ? next : undefined);
  };
  return {
    ...typed,
    put,
    isResumed,
    forget: () => draft.keep(undefined),
    discard() {
      setIsResumed(false);
      put(begin());
    },
  };
}

interface SavingReplies {
  items: SavedReply[];
  /** What earlier tries have sent. */
  tried: readonly SavedReply[][];
  /** The version that they were made from. */
  of: number | undefined;
}

/**
 * Stores them, and answers what is stored and as which version.
 * Where an earlier try has arrived, and only its answer was lost, nobody else has changed them.
 */
async function saveReplies(api: ApiClient, { items, tried, of }: SavingReplies) {
  const save = (ifMatch: number | undefined) =>
    withVersion((onVersion) =>
      api.call('admin.inbox.replies.save', { body: { items } }, { ifMatch, onVersion }),
    );
  try {
    return await save(of);
  } catch (refusal) {
    if (!isConflict(refusal)) throw refusal;
    const stored = await readReplies(api);
    if (!tried.some((sent) => same(sent, stored.whole.items))) throw refusal;
    return same(items, stored.whole.items) ? stored : await save(stored.version);
  }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

interface SavedRepliesFormProps extends SavedRepliesDialogProps {
  stored: readonly SavedReply[];
  version: number | undefined;
}

function SavedRepliesForm({ stored, version, onClose }: SavedRepliesFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const { base, replies, tried = [], ...typed } = useTypedReplies({ items: [...stored], version });
  const setReplies = (next: TypedReply[]) => typed.put({ base, tried, replies: next });
  const [isChecked, setIsChecked] = useState(false);
  const saving = useAction({
    send: (client, items: SavedReply[]) => saveReplies(client, { items, tried, of: base.version }),
    done: () => m.admin_saved_replies_saved(),
    // what was taken out comes back with the list as it was, unless somebody has changed it since
    again: (items, { version: ifMatch }) =>
      items.length < base.items.length
        ? (client) =>
            client.call(
              'admin.inbox.replies.save',
              { body: { items: [...base.items] } },
              { ifMatch },
            )
        : undefined,
    onDone: (_queries, { whole }) => {
      typed.forget();
      queries.setQueryData(endpointKey('admin.inbox.replies.get'), whole);
      onClose();
    },
  });
  const isOvertaken = isConflict(saving.error);
  const merging = useAction({
    send: () => readReplies(api),
    failed: m.admin_saved_replies_failed,
    onDone: (_queries, theirs) => {
      const { items } = theirs.whole;
      const merged = mergeSavedReplies({ base: base.items, mine: replies, theirs: items });
      typed.put({ base: { items, version: theirs.version }, replies: typedOf(merged) });
      saving.reset();
    },
  });
  const change = (id: string, changed: Partial<SavedReply>) =>
    setReplies(replies.map((reply) => (reply.id === id ? { ...reply, ...changed } : reply)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // it opens from within the form of a reply, which must not be sent by this
    event.stopPropagation();
    setIsChecked(true);
    const { data: items } = z.array(savedReplySchema).safeParse(replies);
    if (saving.isPending || !items) return;
    saving.mutate(items);
    // whoever closes the page meanwhile may have stored it
    typed.put({ base, replies, tried: [...tried, items] });
  };
  return (
    <Stack as="form" gap={3} method="post" noValidate onSubmit={submit}>
      {saving.error ? (
        <Alert
          tone="danger"
          title={isOvertaken ? m.admin_saved_replies_other() : m.admin_saved_replies_not_saved()}
          action={
            isOvertaken ? (
              <Button
                variant="secondary"
                size="small"
                busy={merging.isPending}
                onClick={() => merging.mutate()}
              >
                {m.admin_saved_replies_merge()}
              </Button>
            ) : undefined
          }
        >
          {isOvertaken ? m.admin_saved_replies_other_hint() : failureReason(saving.error)}
        </Alert>
      ) : null}
      {typed.isResumed ? (
        <Alert
          action={
            <Button variant="secondary" size="small" onClick={typed.discard}>
              {m.admin_saved_replies_discard()}
            </Button>
          }
        >
          {m.admin_saved_replies_unsaved()}
        </Alert>
      ) : null}
      {replies.length === 0 ? <p>{m.admin_saved_replies_none()}</p> : null}
      <Stack as="ol" role="list" divided pad={1.5}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <ReplyFields
              reply={reply}
              isChecked={isChecked}
              onChange={(changed) => change(reply.id, changed)}
              onRemove={() => setReplies(replies.filter(({ id }) => id !== reply.id))}
            />
          </li>
        ))}
      </Stack>
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          onClick={() => setReplies([...replies, { id: randomText(), title: '', content: '' }])}
        >
          <Plus size={16} aria-hidden="true" />
          {m.admin_saved_replies_add()}
        </Button>
      </Cluster>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={saving.isPending}>
          {m.admin_saved_replies_save()}
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface ReplyFieldsProps {
  reply: TypedReply;
  /** Whether what is wrong with it is said. */
  isChecked: boolean;
  onChange: (changed: Partial<SavedReply>) => void;
  onRemove: () => void;
}

function ReplyFields({ reply, isChecked, onChange, onRemove }: ReplyFieldsProps) {
  const { error } = savedReplySchema.safeParse(reply);
  const errorOf = (field: keyof SavedReply) =>
    isChecked ? error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  return (
    <Stack gap={2}>
      <TextField
        name={`title-${reply.id}`}
        label={m.admin_saved_replies_name()}
        value={reply.title}
        error={errorOf('title')}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        name={`content-${reply.id}`}
        label={m.admin_saved_replies_content()}
        rows={4}
        value={reply.content}
        error={errorOf('content')}
        onChange={(content) => onChange({ content })}
      />
      <Cluster justify="end">
        <Button variant="ghost" size="small" onClick={onRemove}>
          {m.admin_saved_replies_remove()}
        </Button>
      </Cluster>
    </Stack>
  );
}
