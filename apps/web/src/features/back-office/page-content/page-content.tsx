import { useState } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import { useAddress } from '#lib/use-address.ts';
import { m } from '#messages';
import type { PageTab } from './page-tabs.ts';
import { TabEditor } from './tab-editor.tsx';

/** The stored content of some pages, read and edited tab by tab (PGE-01). */
export function PageContent({ tabs }: { tabs: readonly PageTab[] }) {
  const [address, change] = useAddress();
  const first = tabs[0]?.value ?? 'home';
  const chosen = tabs.find(({ value }) => value === address.get('tab'))?.value ?? first;
  // A tab that was opened stays, so that looking at another one does not end the editing.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <Tabs
      label={m.admin_pages()}
      value={chosen}
      onChange={(tab) => {
        setOpened(new Set([...opened, chosen]));
        change({ tab: tab === first ? '' : tab });
      }}
      tabs={tabs.map((tab) => ({
        value: tab.value,
        label: tab.label(),
        content: <TabEditor tab={tab} />,
        kept: opened.has(tab.value),
      }))}
    />
  );
}
