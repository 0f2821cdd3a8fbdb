import { type ContentType, contentTypes } from '@vitrine/contracts';
import { useState } from 'react';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { useAddress } from '#lib/use-address.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { DeleteEntry } from './delete-entry.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { SlotFailures } from './slot-failures.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { type ContentItem, nameOf, readingOf, useSlots } from './slots.ts';
import { type EntryToEdit, useSavedEntry } from './use-entry-editor.ts';

type Opened =
  | { action: 'edit'; entry: EntryToEdit }
  | { action: 'delete'; type: ContentType; item: ContentItem };

/** The collections of the website, a tab each (WEB-01). */
export function WebsiteContent() {
  const [address, change] = useAddress();
  const slots = useSlots(readingOf(address));
  const { savedDraft, look, discard } = useSavedEntry();
  const [opened, setOpened] = useState<Opened>();
  const chosen: ContentType =
    contentTypes.find((type) => type === address.get('tab')) ?? 'projects';
  const close = () => {
    setOpened(undefined);
    look();
  };
  const edit = (entry: EntryToEdit) => setOpened({ action: 'edit', entry });
  const restore = () => {
    if (!savedDraft) return;
    const { stored, values } = savedDraft.content;
    edit({ type: values.type, stored, restores: true });
  };
  return (
    <>
      <SlotFailures slots={slots} />
      {savedDraft && !opened ? (
        <RestorePrompt
          name={nameOf(savedDraft.content.values.type, savedDraft.content.values)}
          editor={{ savedDraft, restore, discardSavedDraft: discard }}
        />
      ) : null}
      <Tabs
        look="cards"
        label={m.admin_content_tabs()}
        value={chosen}
        // Every tab has its own search.
        onChange={(tab) => change({ tab: tab === 'projects' ? '' : tab, q: '' })}
        tabs={slots.map((slot) => ({
          value: slot.type,
          label: typeWords(slot.type).tab,
          count: slot.items?.length,
          content: (
            <SlotPanel
              slot={slot}
              search={address.get('q') ?? ''}
              onSearch={(q) => change({ q })}
              onAdd={() => edit({ type: slot.type, stored: undefined })}
              onEdit={(item) => edit({ type: slot.type, stored: item })}
              onDelete={(item) => setOpened({ action: 'delete', type: slot.type, item })}
            />
          ),
        }))}
      />
      {opened?.action === 'edit' ? <EntryDialog entry={opened.entry} onClose={close} /> : null}
      {opened?.action === 'delete' ? <DeleteEntry {...opened} onClose={close} /> : null}
    </>
  );
}
