import type { Application } from '@vitrine/contracts';
import { ChevronDown, ChevronUp, MailOpen, Trash2 } from 'lucide-react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster, Row } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { orGone } from '#lib/list-query.ts';
import { m } from '#messages';
import sheet from '../components/sheet-foot.module.css';
import { useAction } from '../components/use-action.ts';
import type { Opened } from '../components/use-opened.ts';
import { PassOn } from '../inbox/pass-on.tsx';
import { applicationCache, figuresChanged, useChange } from './application-changes.ts';
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
  application: Application;
  onClose: () => void;
  onForwarding: (text: string) => void;
}

/** What can be done with an application apart from answering it. */
function Actions({ application, onClose, onForwarding }: ActionsProps) {
  const { id, seen, status } = application;
  const toast = useToast();
  const change = useChange(id);
  const markUnread = () => {
    const failed = m.admin_applications_mark_unread_failed();
    // a promise: what is told to a mutation of the sheet is not heard once that is closed
    void change
      .mutateAsync({ seen: false })
      .catch(() => toast({ message: failed, tone: 'danger' }));
    // left open, it would count as being read
    onClose();
  };
  const isDecided = status === 'accepted' || status === 'declined';
  return (
    <Cluster gap={0} align="center" className={styles.actions}>
      <DeleteApplication application={application} onDeleted={onClose} />
      <PassOn passed={{ kind: 'application', id }} onTyped={onForwarding} />
      {seen && !isDecided ? (
        <Button variant="ghost" size="small" onClick={markUnread}>
          <MailOpen size={18} aria-hidden="true" />
          <VisuallyHidden onPhone>{m.area_mark_unread()}</VisuallyHidden>
        </Button>
      ) : null}
    </Cluster>
  );
}

interface DeleteApplicationProps {
  application: Application;
  onDeleted: () => void;
}

function DeleteApplication({ application: { id, name }, onDeleted }: DeleteApplicationProps) {
  const deletion = useAction({
    send: (api) => orGone(api.call('admin.applications.delete', { params: { id } })),
    done: () => m.admin_applications_deleted({ name }),
    trashed: { kind: 'application', id },
    onDone: async (queries) => {
      // before the sheet returns the focus to a row that goes
      applicationCache(queries).remove(id);
      await figuresChanged(queries);
      onDeleted();
    },
  });
  return (
    <ConfirmButton
      action={deletion}
      failed={m.admin_applications_delete_failed()}
      title={m.admin_applications_delete_title()}
      question={m.admin_applications_delete_question({ name })}
      confirmLabel={m.admin_applications_delete()}
      button={{ variant: 'ghost', size: 'small' }}
    >
      <Trash2 size={18} aria-hidden="true" />
      <VisuallyHidden onPhone>{m.area_delete()}</VisuallyHidden>
    </ConfirmButton>
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
