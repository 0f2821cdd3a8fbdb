import { type ContentType, contentTypes } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { typeWords } from '../components/content-words.ts';
import { type EditedRecord, nameOf, newEntry } from '../records/edited-record.ts';
import { keptRecords, readRecords } from '../records/kept-records.ts';
import { LeftWork } from '../records/left-work.tsx';
import { useKeptDraft } from '../records/use-kept-draft.ts';
import { DeleteEntry } from './delete-entry.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { readingOf } from './reading.ts';
import { SlotFailures } from './slot-failures.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { useSlots } from './use-slots.ts';

interface Opened {
  type: ContentType;
  record: EditedRecord;
  act: 'edit' | 'delete';
}

/** The six collections of the website (WEB-01). */
export function WebsiteContent() {
  const [address, change] = useAddress();
  const slots = useSlots(readingOf(address));
  const drafts = useKeptDraft('website-content', readRecords);
  const [opened, setOpened] = useState<Opened>();
  const chosen: ContentType =
    contentTypes.find((type) => type === address.get('tab')) ?? 'projects';
  const close = () => {
    drafts.settle();
    setOpened(undefined);
  };
  const leave = () => {
    drafts.leave();
    setOpened(undefined);
  };
  const left = drafts.left[0];
  const leftRecord = left?.content[0];
  const restore = () => {
    if (!left || leftRecord?.source.kind !== 'entry') return;
    setOpened({ type: leftRecord.source.type, record: leftRecord, act: 'edit' });
    drafts.forget(left.key);
  };
  return (
    <>
      <SlotFailures slots={slots} />
      {left && leftRecord && !opened ? (
        <LeftWork
          name={nameOf(leftRecord)}
          savedAt={left.savedAt}
          onRestore={restore}
          onDiscard={() => drafts.forget(left.key)}
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
              onAdd={() => setOpened({ type: slot.type, record: newEntry(slot.type), act: 'edit' })}
              onOpen={(record, act) => setOpened({ type: slot.type, record, act })}
            />
          ),
        }))}
      />
      {opened?.act === 'edit' ? (
        <EntryDialog
          type={opened.type}
          start={opened.record}
          onKeep={(record) => drafts.keep(record && keptRecords([record]))}
          onDone={close}
          onLeave={leave}
        />
      ) : null}
      {opened?.act === 'delete' ? (
        <DeleteEntry
          type={opened.type}
          record={opened.record}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
