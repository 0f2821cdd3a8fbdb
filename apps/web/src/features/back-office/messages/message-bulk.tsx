import { type MessageChange, messageStates } from '@vitrine/contracts';
import { Archive, Inbox, MailOpen } from 'lucide-react';
import { m } from '#messages';
import { BulkBar } from '../inbox/bulk-bar.tsx';
import { type Folder, stateLabel } from './message-words.ts';

export interface MessageBulkProps {
  ids: readonly string[];
  /** Where they lie. */
  folder: Folder;
  /** Nothing is chosen any more; told what was deleted. */
  onDone: (deleted: readonly string[]) => void;
}

/** What can be done with the chosen messages. */
export function MessageBulk({ ids, folder, onDone }: MessageBulkProps) {
  const buttons =
    folder === 'archived'
      ? [{ icon: Inbox, label: m.admin_messages_restore(), change: { status: 'read' } as const }]
      : [
          { icon: MailOpen, label: m.admin_messages_bulk_read(), change: { seen: true } as const },
          {
            icon: Archive,
            label: m.admin_messages_archive(),
            change: { status: 'archived' } as const,
          },
        ];
  return (
    <BulkBar<MessageChange>
      kind="message"
      inPane
      ids={ids}
      words={{
        label: m.admin_messages_bulk(),
        changed: m.admin_messages_bulk_changed,
        changeFailed: m.admin_messages_change_failed,
        deleted: m.admin_messages_bulk_deleted,
        deleteFailed: m.admin_messages_bulk_delete_failed(),
        deleteTitle: m.admin_messages_bulk_delete_title(),
        deleteQuestion: m.admin_messages_bulk_delete_question,
      }}
      buttons={buttons}
      stands={messageStates.map((state) => ({ label: stateLabel(state), change: { state } }))}
      onDone={onDone}
    />
  );
}
