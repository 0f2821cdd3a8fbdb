import type { Message } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Row } from '#components/layout/primitives.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import type { OpenLink } from '../components/use-opened.ts';
import { AssigneeBadge } from '../inbox/assignee-badge.tsx';
import { LanguageBadge } from '../inbox/language-badge.tsx';
import { ROW_LINK } from '../inbox/list-keys.ts';
import { Pick, UnreadDot } from '../inbox/picking.tsx';
import { stateLabel, statusLabel, typeLabel } from './message-words.ts';
import styles from './messages.module.css';

/** One line shows no more; a message can be very long. */
const SHOWN_LETTERS = 140;

interface MessageRowProps {
  message: Message;
  isChosen: boolean;
  /** Who answers it. */
  assignee: string | undefined;
  link: OpenLink;
  /** Whether it is one of those that are changed together. */
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

/** A message in the list: who, when, about what, and how it begins. */
export function MessageRow(props: MessageRowProps) {
  const { message, isChosen, assignee, link, isPicked, onPick } = props;
  const { id, name, date, subject, content, type, status, state } = message;
  // one that is open is being read, though the server may not have noted it yet
  const isUnread = status === 'unread' || !(message.seen || isChosen);
  const weight = isUnread ? 'strong' : undefined;
  return (
    <div className={styles.line}>
      <Pick
        label={m.admin_messages_pick({ name, subject })}
        isPicked={isPicked}
        onPick={onPick}
        className={styles.choose}
      />
      <Link
        {...link}
        {...{ [ROW_LINK]: id }}
        aria-current={isChosen ? 'true' : undefined}
        className={styles.row}
      >
        <Row as="span" gap={1} align="baseline">
          <span className={textStyle({ wrap: 'cut', fill: 'grow', weight })}>
            {isUnread ? <UnreadDot /> : null}
            {name}
          </span>
          <RelativeTime
            at={date}
            className={textStyle({ tone: 'muted', size: 'tiny', numeric: true, fill: 'rigid' })}
          />
        </Row>
        <span className={textStyle({ wrap: 'cut' }, styles.about)}>
          <span className={textStyle({ wrap: 'cut', weight }, styles.subject)}>{subject}</span>{' '}
          <span className={textStyle({ tone: 'muted', size: 'tiny', wrap: 'cut' })}>
            {content.slice(0, SHOWN_LETTERS)}
          </span>
        </span>
        <Row as="span" gap={0.5} align="baseline" justify="end">
          <AssigneeBadge name={assignee} tone="accent" />
          <LanguageBadge language={message.language} />
          {status === 'archived' ? <Badge>{statusLabel(status)}</Badge> : null}
          {message.last_reply?.unsent ? (
            <Badge tone="danger">{m.admin_messages_reply_unsent()}</Badge>
          ) : null}
          {state === 'open' ? null : <Badge>{stateLabel(state)}</Badge>}
          <Badge>{typeLabel(type)}</Badge>
        </Row>
      </Link>
    </div>
  );
}
