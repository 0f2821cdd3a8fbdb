import type { Message } from '@vitrine/contracts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LinkProps } from 'react-router-dom';
import { m } from '#messages';
import { Badge } from '../../../components/ui/badge.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Prose } from '../../../components/ui/prose.tsx';
import { Moment } from '../components/moment.tsx';
import styles from './message-detail.module.css';
import { statusLabel, typeLabel } from './message-words.ts';

interface MessageDetailProps {
  message: Message;
  /** The list without a chosen message. */
  back: LinkProps['to'];
}

export function MessageDetail({ message, back }: MessageDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the list's place on a phone, and is what one came for anywhere else.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="article" padding="large" aria-labelledby="message">
      <ButtonLink to={back} replace variant="ghost" size="small" className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {m.admin_messages_back()}
      </ButtonLink>
      <h2 id="message" ref={heading} tabIndex={-1} className={styles.subject}>
        {message.subject}
      </h2>
      <p className={styles.sender}>
        {message.name}{' '}
        <a href={`mailto:${message.email}`} className={styles.email}>
          {message.email}
        </a>
      </p>
      <div className={styles.facts}>
        <Badge>{typeLabel(message.type)}</Badge>
        <Badge tone={message.status === 'unread' ? 'accent' : 'neutral'}>
          {statusLabel(message.status)}
        </Badge>
        <Moment at={message.date} className={styles.date} />
      </div>
      <Prose text={message.content} className={styles.content} />
    </Card>
  );
}
