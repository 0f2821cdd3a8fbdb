import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageDetail as Detail, Message } from '@vitrine/contracts';
import { Archive, ArrowLeft, Inbox, MailOpen, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useApi } from '#lib/api-context.ts';
import { mailLink } from '#lib/contact-links.ts';
import { endpointQuery } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { LostReply, type TypedTexts } from '../inbox/lost-reply.tsx';
import { Notes } from '../inbox/notes.tsx';
import { PassOn } from '../inbox/pass-on.tsx';
import { Replies } from '../inbox/replies.tsx';
import { ReplyForm } from '../inbox/reply-form.tsx';
import {
  asOpened,
  cachedMessage,
  isDeleted,
  type ShownChange,
  useDeleteMessage,
  useSetStatus,
} from './message-cache.ts';
import { MessageDesk } from './message-desk.tsx';
import { statusLabel, typeLabel } from './message-words.ts';
import styles from './open-message.module.css';

export interface OpenMessageProps {
  id: string;
  onClose: () => void;
}

/** The chosen message, and on a phone the way back from it. */
export function OpenMessage({ id, onClose }: OpenMessageProps) {
  const query = useMessage(id);
  const [typed, setTyped] = useState<TypedTexts>({});
  const note = (text: TypedTexts) => setTyped((before) => ({ ...before, ...text }));
  return (
    <>
      <Button variant="ghost" size="small" className={styles.back} onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        {m.admin_messages_back()}
      </Button>
      <Answered
        query={query}
        loading={m.admin_messages_one_loading()}
        failed={m.admin_messages_one_failed()}
        gone={{
          heading: 'h2',
          title: m.admin_messages_gone_title(),
          hint: m.admin_gone_hint(),
          action: <LostReply targetId={id} typed={typed} />,
        }}
      >
        {(message) => <MessageDetail key={id} message={message} onClose={onClose} onTyped={note} />}
      </Answered>
    </>
  );
}

/** What the list knows shows at once; the server is asked all the same. */
function useMessage(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    ...endpointQuery(api, 'admin.messages.get', { params: { id } }),
    enabled: () => !isDeleted(queries, id),
    placeholderData: (): Detail | undefined => {
      const known = cachedMessage(queries, id);
      return known && { replies: [], unsent_files: [], notes: [], ...known };
    },
  });
}

interface MessageDetailProps {
  message: Detail;
  onClose: () => void;
  onTyped: (typed: TypedTexts) => void;
}

/** A message, whole: read as soon as it is open (MSG-03), answered below it (MSG-04). */
function MessageDetail({ message, onClose, onTyped }: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const setStatus = useSetStatus(message.id);
  const target = { ...message, kind: 'message' } as const;
  const read = useEffectEvent(() => {
    if (!message.seen) setStatus.mutate(asOpened(message));
  });
  useEffect(() => {
    // It takes the list's place on a phone, and is what one came for anywhere else.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    read();
  }, []);
  return (
    <Stack as="article" gap={3} fill="shrink" aria-labelledby="message" className={styles.message}>
      <Actions
        message={message}
        setStatus={setStatus}
        onClose={onClose}
        onForwarding={(forward) => onTyped({ forward })}
      />
      <h2 id="message" ref={heading} tabIndex={-1} className={styles.subject}>
        {message.subject}
      </h2>
      <Cluster gap={1.5} align="center">
        <Avatar name={message.name} size="small" decorative />
        <div className={styles.who}>
          <p className={textStyle({ weight: 'strong' })}>{message.name}</p>
          {message.isEmail ? (
            <a href={mailLink(message.email)} className={textStyle({ size: 'small' }, textLink)}>
              <EmailText address={message.email} />
            </a>
          ) : (
            <p className={textStyle({ tone: 'muted', size: 'small' })}>{message.email}</p>
          )}
        </div>
        <DateTime at={message.date} className={textStyle({ tone: 'muted', size: 'tiny' })} />
      </Cluster>
      <Cluster gap={1} align="center" className={styles.facts}>
        <Badge>{typeLabel(message.type)}</Badge>
        <Badge tone={message.status === 'unread' ? 'accent' : 'neutral'}>
          {statusLabel(message.status)}
        </Badge>
        <MessageDesk message={message} change={setStatus} />
      </Cluster>
      <Prose text={message.content} className={textStyle({ wrap: 'anywhere' })} />
      <Replies target={target} />
      {message.isEmail ? (
        <ReplyForm target={target} onSent={onClose} onTyped={(reply) => onTyped({ reply })} />
      ) : (
        <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.admin_messages_no_email()}</p>
      )}
      <Notes about={target} notes={message.notes} onTyped={(note) => onTyped({ note })} />
    </Stack>
  );
}

interface ActionsProps {
  message: Message;
  setStatus: ReturnType<typeof useSetStatus>;
  onClose: () => void;
  onForwarding: (text: string) => void;
}

/** What can be done with a message apart from answering it (MSG-03). */
function Actions({ message, setStatus, onClose, onForwarding }: ActionsProps) {
  const toast = useToast();
  const change = (shown: ShownChange, failed: string) =>
    // a promise: what is told to a mutation of the message is not heard once that is closed
    void setStatus.mutateAsync(shown).catch(() => toast({ message: failed, tone: 'danger' }));
  const isArchived = message.status === 'archived';
  const [Icon, label, next, failed] = isArchived
    ? ([Inbox, m.admin_messages_restore, 'read', m.admin_messages_restore_failed] as const)
    : ([Archive, m.admin_messages_archive, 'archived', m.admin_messages_archive_failed] as const);
  const markUnread = () => {
    change({ status: 'unread', seen: false }, m.admin_messages_mark_unread_failed());
    // left open, it would count as being read
    onClose();
  };
  return (
    <Cluster gap={1} rowGap={0.5} className={styles.actions}>
      <Button variant="secondary" size="small" onClick={() => change({ status: next }, failed())}>
        <Icon size={16} aria-hidden="true" />
        {label()}
      </Button>
      {isArchived ? null : (
        <Button variant="ghost" size="small" onClick={markUnread}>
          <MailOpen size={16} aria-hidden="true" />
          <VisuallyHidden onPhone>{m.area_mark_unread()}</VisuallyHidden>
        </Button>
      )}
      <PassOn passed={{ kind: 'message', id: message.id }} onTyped={onForwarding} />
      <DeleteMessage message={message} onClose={onClose} />
    </Cluster>
  );
}

function DeleteMessage({ message, onClose }: Pick<ActionsProps, 'message' | 'onClose'>) {
  const { name } = message;
  return (
    <ConfirmButton
      action={useDeleteMessage(message, onClose)}
      failed={m.admin_messages_delete_failed()}
      title={m.admin_messages_delete_title()}
      question={m.admin_messages_delete_question({ name })}
      confirmLabel={m.admin_messages_delete_confirm()}
      button={{ variant: 'ghost', size: 'small', className: styles.delete }}
    >
      <Trash2 size={16} aria-hidden="true" />
      <VisuallyHidden onPhone>{m.area_delete()}</VisuallyHidden>
    </ConfirmButton>
  );
}
