import { type ContentType, contentTypes } from '@vitrine/contracts';
import { m } from '#messages';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { readingOf } from './reading.ts';
import { SlotFailures } from './slot-failures.tsx';
import { SlotPanel } from './slot-panel.tsx';
import { slotWords } from './slot-words.ts';
import { useSlots } from './use-slots.ts';

/** The six collections of the website (WEB-01). */
export function WebsiteContent() {
  const [address, change] = useAddress();
  const slots = useSlots(readingOf(address));
  const chosen: ContentType =
    contentTypes.find((type) => type === address.get('tab')) ?? 'projects';
  return (
    <>
      <SlotFailures slots={slots} />
      <Tabs
        label={m.admin_content_tabs()}
        value={chosen}
        // Every tab has its own search.
        onChange={(tab) => change({ tab: tab === 'projects' ? '' : tab, q: '' })}
        tabs={slots.map((slot) => ({
          value: slot.type,
          label: slotWords[slot.type].tab(),
          count: slot.items?.length,
          content: (
            <SlotPanel
              slot={slot}
              search={address.get('q') ?? ''}
              onSearch={(q) => change({ q })}
            />
          ),
        }))}
      />
    </>
  );
}
