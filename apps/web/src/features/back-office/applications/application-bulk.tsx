import { type ApplicationChange, applicationStatuses } from '@vitrine/contracts';
import { MailOpen } from 'lucide-react';
import { m } from '#messages';
import { BulkBar } from '../inbox/bulk-bar.tsx';
import { applicationStatus } from './application-words.ts';

export interface ApplicationBulkProps {
  ids: readonly string[];
  /** Nothing is chosen any more; told what was deleted. */
  onDone: (deleted: readonly string[]) => void;
}

/** What can be done with the chosen applications. */
export const ApplicationBulk = ({ ids, onDone }: ApplicationBulkProps) => (
  <BulkBar<ApplicationChange>
    kind="application"
    ids={ids}
    words={{
      label: m.admin_applications_bulk(),
      changed: m.admin_applications_bulk_changed,
      changeFailed: m.admin_applications_bulk_change_failed,
      deleted: m.admin_applications_bulk_deleted,
      deleteFailed: m.admin_applications_bulk_delete_failed(),
      deleteTitle: m.admin_applications_bulk_delete_title(),
      deleteQuestion: m.admin_applications_bulk_delete_question,
    }}
    buttons={[{ icon: MailOpen, label: m.admin_messages_bulk_read(), change: { seen: true } }]}
    stands={applicationStatuses.map((status) => ({
      label: applicationStatus[status].label(),
      change: { status },
    }))}
    onDone={onDone}
  />
);
