import type { Application } from '@vitrine/contracts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Cluster, Row } from '#components/layout/primitives.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { m } from '#messages';
import sheet from '../components/sheet-foot.module.css';
import type { Opened } from '../components/use-opened.ts';
import { type ApplicationShown, type Shared, useChange } from '../inbox/conversation.ts';
import {
  DeleteConversation,
  MarkUnread,
  type OpenWords,
  useToldChange,
} from '../inbox/open-conversation.tsx';
import { PassOn } from '../inbox/pass-on.tsx';
import styles from './application-sheet.module.css';

/** What stays in sight below an application: what can be done with it, and the way to the next. */
export function ApplicationFoot({
  application,
  among,
  opened,
  ...told
}: ActionsProps & Omit<StepsProps, 'id'>) {
  return (
    <Row gap={2} align="center" justify="between" className={sheet.foot}>
      <Actions key={application.id} application={application} {...told} />
      <Steps id={application.id} among={among} opened={opened} />
    </Row>
  );
}

interface ActionsProps {
  application: Omit<Application, 'kind'> & Shared;
  words: OpenWords;
  onClose: () => void;
  onForwarding: (text: string) => void;
}

/** What can be done with an application apart from answering it. */
function Actions({ application, words, onClose, onForwarding }: ActionsProps) {
  const { seen, status } = application;
  const change = useToldChange(useChange<ApplicationShown>(application));
  const markUnread = () => {
    change({ seen: false }, m.admin_applications_mark_unread_failed());
    // left open, it would count as being read
    onClose();
  };
  const isDecided = status === 'accepted' || status === 'declined';
  return (
    <Cluster gap={0} align="center" className={styles.actions}>
      <DeleteConversation shared={application} words={words} size={18} onDeleted={onClose} />
      <PassOn passed={application} onTyped={onForwarding} />
      {seen && !isDecided ? <MarkUnread size={18} onClick={markUnread} /> : null}
    </Cluster>
  );
}

interface StepsProps {
  id: string;
  /** The list it was opened from; it is read one after the other. */
  among: readonly Application[];
  opened: Opened;
}

/** One application after the other, without closing it in between. */
function Steps({ id, among, opened }: StepsProps) {
  const position = among.findIndex((one) => one.id === id);
  if (position < 0) return null;
  const steps = [
    { label: m.admin_applications_previous(), icon: ChevronUp, target: among[position - 1] },
    { label: m.admin_applications_next(), icon: ChevronDown, target: among[position + 1] },
  ];
  return (
    <Row gap={0.5}>
      {steps.map(({ label, icon: Icon, target }) => (
        <IconButton
          key={label}
          label={label}
          disabled={!target}
          onClick={() => target && opened.open(target.id)}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      ))}
    </Row>
  );
}
