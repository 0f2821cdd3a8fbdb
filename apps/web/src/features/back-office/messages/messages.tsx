import type { Message } from '@vitrine/contracts';
import { m } from '#messages';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { type Folder, folders, inFolder } from './find-messages.ts';
import { MessageFolder } from './message-folder.tsx';

const folderLabels: Record<Folder, () => string> = {
  inbox: m.admin_messages_tab_inbox,
  archived: m.admin_messages_tab_archived,
};

/** Inbox and archive (MSG-01). */
export function Messages({ messages }: { messages: readonly Message[] }) {
  const [address, change] = useAddress();
  const folder = folders.find((known) => known === address.get('folder')) ?? 'inbox';
  return (
    <Tabs
      label={m.admin_messages_tabs()}
      value={folder}
      onChange={(chosen) => change({ folder: chosen === 'inbox' ? '' : chosen, message: '' })}
      tabs={folders.map((value) => ({
        value,
        label: folderLabels[value](),
        count: inFolder(messages, value).length,
        content: <MessageFolder folder={value} messages={messages} />,
      }))}
    />
  );
}
