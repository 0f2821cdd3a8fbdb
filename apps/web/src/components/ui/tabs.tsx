import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  /** Shown beside the label. */
  count?: number | undefined;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled together with `onChange`; otherwise the first tab is open at the start. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const control = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value };
  return (
    <Radix.Root
      className={styles.tabs}
      {...control}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count === undefined ? null : (
              <>
                {/* Not seen here, but heard: 'Inbox 4'. */}{' '}
                <span className={styles.count}>{tab.count}</span>
              </>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
