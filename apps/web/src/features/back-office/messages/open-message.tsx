import { type MessageDetail as Detail, type Message, messageStates } from '@vitrine/contracts';
import { Archive, ArrowLeft, Inbox } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '#components/cx.ts';
import select from '#components/form/select-field.module.css';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { mailLink } from '#lib/contact-links.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { AssigneeSelect } from '../inbox/assignee-select.tsx';
import { type MessageShown, type Shared, useChange } from '../inbox/conversation.ts';
import desk from '../inbox/desk-select.module.css';
import { LanguageSelect } from '../inbox/language-select.tsx';
import type { TypedTexts } from '../inbox/lost-reply.tsx';
import {
  Correspondence,
  DeleteConversation,
  MarkUnread,
  type OpenWords,
  useOpenConversation,
  useToldChange,
} from '../inbox/open-conversation.tsx';
import { PassOn } from '../inbox/pass-on.tsx';
import { stateLabel, statusLabel, typeLabel } from './message-words.ts';
import styles from './open-message.module.css';

const WORDS: OpenWords = {
  loading: m.admin_messages_one_loading,
  failed: m.admin_messages_one_failed,
  gone: m.admin_messages_gone_title,
  deleted: m.admin_messages_deleted,
  deleteFailed: m.admin_messages_delete_failed,
  deleteTitle: m.admin_messages_delete_title,
  deleteQuestion: m.admin_messages_delete_question,
  deleteConfirm: m.admin_messages_delete_confirm,
};

/** How a message shows once it is open (MSG-03). */
const asOpened = ({ status }: Message): MessageShown => ({
  seen: true,
  ...(status === 'unread' && { status: 'read' }),
});

export interface OpenMessageProps {
  id: string;
  onClose: () => void;
}

/** The chosen message, and on a phone the way back from it. */
export function OpenMessage({ id, onClose }: OpenMessageProps) {
  const { answered, onTyped } = useOpenConversation<Detail>({ kind: 'message', id }, WORDS, 'h2');
  return (
    <>
      <Button variant="ghost" size="small" className={styles.back} onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        {m.admin_messages_back()}
      </Button>
      <Answered {...answered}>
        {(message) => (
          <MessageDetail key={id} message={message} onClose={onClose} onTyped={onTyped} />
        )}
      </Answered>
    </>
  );
}

interface MessageDetailProps {
  message: Detail;
  onClose: () => void;
  onTyped: (typed: TypedTexts) => void;
}

/** A message, whole: read as soon as it is open (MSG-03), answered below it (MSG-04). */
function MessageDetail({ message, onClose, onTyped }: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const target = { ...message, kind: 'message' } as const;
  const change = useChange<MessageShown>(target);
  const told = useToldChange(change);
  const read = useEffectEvent(() => {
    if (!message.seen) change.mutate(asOpened(message));
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
        message={target}
        change={told}
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
        <MessageDesk
          message={message}
          save={(changed) => told(changed, m.admin_messages_change_failed())}
        />
      </Cluster>
      <Prose text={message.content} className={textStyle({ wrap: 'anywhere' })} />
      <Correspondence
        target={target}
        instead={
          message.isEmail ? undefined : (
            <p className={textStyle({ tone: 'muted', size: 'small' })}>
              {m.admin_messages_no_email()}
            </p>
          )
        }
        onSent={onClose}
        onTyped={onTyped}
      />
    </Stack>
  );
}

interface MessageDeskProps {
  message: Message;
  save: (changed: MessageShown) => void;
}

/** How far the company is with a message, who answers it and in which language; saved as soon as it is chosen. */
const MessageDesk = ({ message: { assigneeId, language, state }, save }: MessageDeskProps) => (
  <Cluster gap={1} align="center">
    <select
      aria-label={m.admin_messages_stands()}
      className={cx(select.select, desk.choice)}
      value={state}
      onChange={({ currentTarget }) => {
        const next = messageStates.find((one) => one === currentTarget.value);
        if (next) save({ state: next });
      }}
    >
      {messageStates.map((one) => (
        <option key={one} value={one}>
          {stateLabel(one)}
        </option>
      ))}
    </select>
    <AssigneeSelect assigneeId={assigneeId} onChange={(chosen) => save({ assigneeId: chosen })} />
    <LanguageSelect language={language} onChange={(chosen) => save({ language: chosen })} />
  </Cluster>
);

interface ActionsProps {
  message: Message & Shared;
  change: (shown: MessageShown, failed: string) => void;
  onClose: () => void;
  onForwarding: (text: string) => void;
}

/** What can be done with a message apart from answering it (MSG-03). */
function Actions({ message, change, onClose, onForwarding }: ActionsProps) {
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
      {isArchived ? null : <MarkUnread size={16} onClick={markUnread} />}
      <PassOn passed={message} onTyped={onForwarding} />
      <DeleteConversation
        shared={message}
        words={WORDS}
        size={16}
        className={styles.delete}
        onDeleted={onClose}
      />
    </Cluster>
  );
}
