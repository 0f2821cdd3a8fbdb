import { useQuery, useQueryClient } from '@tanstack/react-query';
import { locales, replyVariables, type SavedReply, savedReplySchema } from '@vitrine/contracts';
import { z } from 'zod';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { ItemsField } from '#components/editing/items-field.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { type Field, sentValues } from '#lib/editing/field.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { DRAFT_FORMAT } from '#lib/editing/use-record.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { languageName } from '#lib/locale.ts';
import { usePublicLocales } from '#lib/use-website-link.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { useStoreAgain } from '../components/use-undo.tsx';

export interface SavedRepliesDialogProps {
  onClose: () => void;
}

interface Replies {
  items: SavedReply[];
}

const repliesSchema = z.object({ items: z.array(savedReplySchema) });
const storedSchema = z.object({ whole: repliesSchema, version: z.number().optional() });
type StoredReplies = z.infer<typeof storedSchema>;

const typedSchema = z.array(z.object({ title: z.string(), content: z.string() }));
/** What the first releases kept of it, as a draft of today. */
const earlierDraft = z
  .object({
    base: z.object({ items: typedSchema, version: z.number().optional() }),
    replies: typedSchema,
    tried: z.array(typedSchema).default([]),
  })
  .transform(({ base: { items, version }, replies, tried }) => ({
    ...{ format: DRAFT_FORMAT, addition: '', stored: { whole: { items }, version } },
    ...{ values: { items: replies }, sent: tried.map((sent) => ({ items: sent })) },
  }));

const fieldsOf = (...more: Field[]): readonly Field[] => [
  {
    path: 'items',
    label: m.admin_saved_replies_title,
    kind: 'items',
    items: {
      fields: [
        { path: 'title', label: m.admin_saved_replies_name, kind: 'line' },
        ...more,
        { path: 'content', label: m.admin_saved_replies_content, kind: 'text' },
      ],
      name: m.area_untitled,
      add: m.admin_saved_replies_add,
      identity: 'title',
    },
  },
];

const ofOneLanguage = fieldsOf();
const ofSeveral = fieldsOf({
  ...{ path: 'language', label: m.admin_messages_language, kind: 'select' },
  options: () => [
    { value: '', label: m.admin_saved_replies_any_language() },
    ...locales.map((value) => ({ value, label: languageName(value) })),
  ],
});

const kinds = { items: { entries: ItemsField } };

const readReplies = (api: ApiClient): Promise<StoredReplies> =>
  withVersion((onVersion) => api.call('admin.inbox.replies.get', {}, { onVersion }));

const storeReplies = (api: ApiClient, body: Replies, ifMatch: number | undefined) =>
  withVersion((onVersion) =>
    api.call('admin.inbox.replies.save', { body }, { ifMatch, onVersion }),
  );

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
        {(stored) => <SavedRepliesForm stored={stored} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

interface SavedRepliesFormProps extends SavedRepliesDialogProps {
  stored: StoredReplies;
}

function SavedRepliesForm({ stored, onClose }: SavedRepliesFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const isOfSeveral = usePublicLocales().length > 1;
  const fields =
    isOfSeveral || stored.whole.items.some(({ language }) => language) ? ofSeveral : ofOneLanguage;
  const storeAgain = useStoreAgain();
  const editor = useEditor<StoredReplies, Replies, Replies>({
    draft: 'saved-replies',
    ...{ fields, stored, storedSchema },
    upgrade: (content) => earlierDraft.safeParse(content).data ?? content,
    values: (now = stored) => now.whole,
    body: (values) => sentValues(fields, values, values),
    check: () => repliesSchema,
    send: ({ body, stored: before }) => storeReplies(api, body, before?.version),
    // a refusal does not say what is stored by now
    current: () => readReplies(api),
    onSaved({ whole, version }, before = stored) {
      const { items } = before.whole;
      const isLess = whole.items.length < items.length;
      toast({
        message: m.admin_saved_replies_saved(),
        // with the list as it was, unless someone has changed it since
        action: isLess
          ? storeAgain((client) => storeReplies(client, { items }, version))
          : undefined,
      });
      queries.setQueryData(endpointKey('admin.inbox.replies.get'), whole);
      onClose();
    },
  });
  const isEmpty = editor.form.watch('items').length === 0;
  return (
    <EditorForm editor={editor} name={m.admin_saved_replies_title()} kinds={kinds} stacked>
      <RestorePrompt name={m.admin_saved_replies_title()} editor={editor} />
      <SaveFailure editor={editor} title={m.admin_saved_replies_not_saved()} />
      {isEmpty ? <p>{m.admin_saved_replies_none()}</p> : null}
      <Fields fields={fields} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={editor.saving}>
          {m.admin_saved_replies_save()}
        </Button>
      </DialogActions>
    </EditorForm>
  );
}
