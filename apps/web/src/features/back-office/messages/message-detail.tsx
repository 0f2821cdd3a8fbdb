import type { MessageDetail as Detail } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '#messages';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { EmailText } from '../../../components/ui/email-text.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { mailLink } from '../../../lib/contact-links.ts';
import { Moment } from '../components/moment.tsx';
import { MessageActions } from './message-actions.tsx';
import { useSetStatus } from './message-changes.ts';
import styles from './message-detail.module.css';
import { MessageReplies } from './message-replies.tsx';
import { statusLabel, typeLabel } from './message-words.ts';
import { ReplyBox } from './reply-box.tsx';

interface MessageDetailProps {
  message: Detail;
  onClose: () => void;
}

/** A message, whole: read as soon as it is open (MSG-03), answered below it (MSG-04). */
export function MessageDetail({ message, onClose }: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const setStatus = useSetStatus(message.id);
  const read = useEffectEvent(() => {
    if (message.status === 'unread') setStatus.mutate('read');
  });
  useEffect(() => {
    // It takes the list's place on a phone, and is what one came for anywhere else.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    read();
  }, []);
  return (
    <article aria-labelledby="message" className={styles.message}>
      <MessageActions message={message} setStatus={setStatus} onClose={onClose} />
      <h2 id="message" ref={heading} tabIndex={-1} className={styles.subject}>
        {message.subject}
      </h2>
      <div className={styles.sender}>
        <Avatar name={message.name} decorative />
        <div className={styles.who}>
          <p className={styles.name}>{message.name}</p>
          {message.isEmail ? (
            <a href={mailLink(message.email)} className={styles.email}>
              <EmailText address={message.email} />
            </a>
          ) : (
            <p className={styles.small}>{message.email}</p>
          )}
        </div>
        <Moment at={message.date} className={styles.date} />
      </div>
      <div className={styles.facts}>
        <Badge>{typeLabel(message.type)}</Badge>
        <Badge tone={message.status === 'unread' ? 'accent' : 'neutral'}>
          {statusLabel(message.status)}
        </Badge>
      </div>
      <Prose text={message.content} className={styles.content} />
      <MessageReplies message={message} />
      {message.isEmail ? (
        <ReplyBox message={message} onSent={onClose} />
      ) : (
        <p className={styles.small}>{m.admin_messages_no_email()}</p>
      )}
    </article>
  );
}
