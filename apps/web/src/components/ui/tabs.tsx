import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import fading from './fading.module.css';
import styles from './tabs.module.css';
import { textStyle } from './text-style.ts';

export interface Tab {
  value: string;
  label: string;
  /** Shown beside the label. */
  count?: number | undefined;
  content: ReactNode;
  /** Stays in the page while another tab is open, with all that was opened and typed in it. */
  kept?: boolean | undefined;
}

interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled together with `onChange`; otherwise the first tab is open at the start. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** `cards`: each tab a card with its count in large. */
  look?: 'line' | 'cards' | undefined;
  /** The class under which all panels are shown at once, and no tabs; each keeps what is in it. */
  together?: string | undefined;
}

export function Tabs({ label, tabs, value, onChange, look = 'line', together }: TabsProps) {
  const list = useTabInView(value, together);
  const control = value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value };
  return (
    <Radix.Root
      className={textStyle({ fill: 'shrink' }, look === 'cards' && styles.cards, together)}
      {...control}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      {together ? null : (
        <Radix.List ref={list} className={cx(fading.sideways, styles.list)} aria-label={label}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
              {tab.count === undefined ? (
                // the words stay where they are when the count comes
                look === 'cards' && (
                  <span aria-hidden="true" className={styles.count}>
                    {'\u00a0'}
                  </span>
                )
              ) : (
                <>
                  {/* Not seen here, but heard: 'Inbox 4'. */}{' '}
                  <span className={styles.count}>{tab.count}</span>
                </>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
      )}
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className={together ? undefined : styles.panel}
          {...(tab.kept || together ? { forceMount: true as const } : {})}
          {...(together ? { ...REGION, 'aria-label': tab.label } : {})}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** What a panel is where nothing opens and closes it. */
const REGION = { role: 'region', tabIndex: undefined, 'aria-labelledby': undefined };

/** On a phone the row is longer than the screen: the open tab is brought into it, and no page moves. */
function useTabInView(value: string | undefined, together: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[data-state="active"]');
    if (!row || !tab) return;
    const bringIntoView = () => {
      const start = tab.offsetLeft - row.offsetLeft;
      row.scrollLeft = start - (row.clientWidth - tab.offsetWidth) / 2;
    };
    bringIntoView();
    if (!('ResizeObserver' in window)) return;
    // in another font, which comes late, the names take other room
    const resized = new ResizeObserver(bringIntoView);
    resized.observe(tab);
    return () => resized.disconnect();
    // with another value another tab is open
  }, [value, together]);
  return list;
}
