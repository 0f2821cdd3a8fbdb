import { useQueryClient } from '@tanstack/react-query';
import { type Company, fillVariables } from '@vitrine/contracts';
import { Paperclip, Pencil, Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { saveFailureReason } from '#components/editing/editor-form.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { FileButton } from '#components/form/file-button.tsx';
import { TextArea } from '#components/form/text-field.tsx';
import { Cluster, Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { useDraft } from '#lib/editing/use-draft.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { randomText } from '#lib/random-text.ts';
import { m } from '#messages';
import { loadedDialog } from '../components/loaded-part.tsx';
import { useAction } from '../components/use-action.ts';
import { useClearOfNotices } from './clear-of-notices.ts';
import { listsAreStale } from './message-cache.ts';
import styles from './replies.module.css';
import { type ReplyDraft, replyDraftKind, replyDraftSchema } from './reply-draft.ts';
import { AttachedFiles } from './reply-files.tsx';
import { answeredKey, type ReplyTarget, sendReply, showSent } from './reply-target.ts';
import type { SavedRepliesDialogProps } from './saved-replies-dialog.tsx';
import { ATTACHABLE, useAttaching } from './use-attaching.ts';

/** The replies that are written often; few are changed. */
const SavedReplies = loadedDialog<SavedRepliesDialogProps>(
  async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog,
  () => ({ title: m.admin_saved_replies_title(), size: 'large' }),
);

/**
 * The reply to a message while it is typed. It outlives leaving the page, a failure and the end of
 * the session, until it is sent or its person signs out.
 */
function useReply(target: ReplyTarget, { onSent, onTyped }: Omit<ReplyFormProps, 'target'>) {
  const toast = useToast();
  const draft = useDraft(replyDraftKind(target.id), replyDraftSchema, {
    resume: replyDraftSchema,
  });
  const [reply, setReply] = useState<ReplyDraft>(draft.start ?? { text: '', key: randomText() });
  const latest = useRef(reply);
  const put = (next: ReplyDraft) => {
    latest.current = next;
    setReply(next);
    onTyped?.(next.text);
    draft.keep(next.text === '' ? undefined : next);
  };
  const sending = useSendReply(target);
  const shown = target.replies.length;
  const seen = reply.text === '' ? shown : (reply.seen ?? shown);
  return {
    text: reply.text,
    keeps: draft.works,
    sending: sending.isPending,
    failure: sending.error,
    /** Somebody has answered since this was begun. */
    overtakenBy: shown > seen ? target.replies.at(-1)?.author : undefined,
    goOn: () => put({ ...latest.current, seen: shown }),
    type: (text: string) => put({ ...latest.current, text, seen }),
    send() {
      if (latest.current.text.trim() === '' || sending.isPending || shown > seen) return;
      sending.mutate(
        { ...latest.current, seen },
        {
          onSuccess: ({ content }, { text }) => {
            // A try whose answer was lost has arrived after all; what was typed since has not.
            if (!text.includes('{') && !isSameText(content, text)) {
              put({ ...latest.current, key: randomText() });
              toast({ message: m.admin_messages_reply_overtaken(), tone: 'danger' });
              return;
            }
            put({ text: '', key: randomText() });
            const { name, email } = target;
            toast({ message: m.admin_messages_reply_sent({ name, email }) });
            onSent();
          },
        },
      );
    },
  };
}

const isSameText = (one: string, other: string): boolean =>
  withPlainSpaces(one) === withPlainSpaces(other);
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether it worked or not, what others have answered meanwhile comes with it. */
function useSendReply(target: ReplyTarget) {
  const queries = useQueryClient();
  return useAction({
    send: (api, { text, key, seen = 0 }: ReplyDraft) =>
      sendReply(api, target, {
        ...{ content: text, key, seen_replies: seen },
        files: target.unsent_files.map(({ id }) => id),
      }),
    onDone: (_queries, reply) => {
      showSent(queries, target, reply);
      void listsAreStale(queries);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: answeredKey(target) }),
  });
}

interface ReplyFormProps {
  target: ReplyTarget;
  /** Clears the selection (MSG-04). */
  onSent: () => void;
  /** Told what stands in the box, for when the message goes while it is answered. */
  onTyped?: ((text: string) => void) | undefined;
}

/** Where a message or an application is answered by mail (MSG-04). */
export function ReplyForm({ target, ...told }: ReplyFormProps) {
  const { email } = target;
  const reply = useReply(target, told);
  const form = useRef<HTMLFormElement>(null);
  const attaching = useAttaching(target);
  useClearOfNotices(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!attaching.isBusy) reply.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSent = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
    if (isSent && !attaching.isBusy) reply.send();
  };
  return (
    <Stack as="form" ref={form} gap={2} method="post" className={styles.form} onSubmit={submit}>
      {reply.failure ? (
        <Alert tone="danger" title={m.admin_messages_reply_failed()}>
          {saveFailureReason(reply.failure)}
        </Alert>
      ) : null}
      {reply.overtakenBy ? (
        <Alert
          tone="danger"
          title={m.admin_messages_reply_other({ author: reply.overtakenBy })}
          action={
            <Button variant="secondary" size="small" onClick={reply.goOn}>
              {m.admin_messages_reply_go_on()}
            </Button>
          }
        >
          {m.admin_messages_reply_other_hint()}
        </Alert>
      ) : null}
      <TextArea
        name="reply"
        label={m.admin_messages_reply()}
        hint={
          reply.keeps ? m.admin_messages_reply_hint({ email }) : m.admin_messages_reply_unkept()
        }
        rows={3}
        value={reply.text}
        onChange={reply.type}
        onKeyDown={onKeyDown}
        readOnly={reply.sending}
      />
      <AttachedFiles attaching={attaching} files={target.unsent_files} />
      <Cluster gap={1} align="center">
        <SavedReplyChoice target={target} text={reply.text} onChoose={reply.type} />
        <FileButton
          label={m.admin_messages_attach()}
          variant="ghost"
          size="small"
          accept={ATTACHABLE}
          icon={<Paperclip size={16} aria-hidden="true" />}
          multiple
          disabled={reply.sending}
          onChoose={(file, others) => attaching.add([file, ...others])}
        />
        <Button
          type="submit"
          busy={reply.sending}
          disabled={reply.text.trim() === '' || reply.overtakenBy !== undefined || attaching.isBusy}
          className={styles.send}
        >
          {reply.sending ? null : <Send size={18} aria-hidden="true" />}
          {reply.sending ? m.admin_messages_reply_sending() : m.admin_messages_reply_send()}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface SavedReplyChoiceProps {
  target: ReplyTarget;
  text: string;
  onChoose: (text: string) => void;
}

/** Puts a reply that is written often below what stands there already, and leads to changing them. */
function SavedReplyChoice({ target, text, onChoose }: SavedReplyChoiceProps) {
  const { data } = useEndpoint('admin.inbox.replies.get');
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const items = data?.items ?? [];
  const choose = (index: string) => {
    const chosen = items[Number(index)];
    if (!chosen) return;
    const { name, subject } = target;
    const company = queries.getQueryData<Company>(endpointKey('pages.company.get'));
    const { first = '', second = '' } = company?.name ?? {};
    // what is not known here is filled in by the server as it sends the reply
    const values = {
      name,
      subject,
      company: `${first} ${second}`.trim() || '{company}',
      me: '{me}',
    };
    onChoose([text.trimEnd(), fillVariables(chosen.content, values)].filter(Boolean).join('\n\n'));
  };
  return (
    <Row gap={0.5} align="center" className={styles.choosing}>
      {items.length > 0 ? (
        <select
          aria-label={m.admin_messages_saved_reply()}
          className={styles.saved}
          value=""
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{m.admin_messages_saved_reply()}</option>
          {items.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      ) : null}
      {/* one and the same while they come, so that it can be pressed */}
      <Button
        variant="ghost"
        size="small"
        title={m.admin_saved_replies_change()}
        className={items.length > 0 ? styles.pencil : undefined}
        onClick={() => setIsChanging(true)}
      >
        <Pencil size={16} aria-hidden="true" />
        <span>{m.admin_saved_replies_change()}</span>
      </Button>
      {isChanging ? <SavedReplies onClose={() => setIsChanging(false)} /> : null}
    </Row>
  );
}
