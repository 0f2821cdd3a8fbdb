import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  icon?: ReactNode | undefined;
  onSelect: () => void;
  tone?: 'plain' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

interface MenuProps {
  /** A Button or an IconButton; it gets the menu's ARIA attributes. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/**
 * A list of actions behind a button. The chosen action runs after the focus is back on the button,
 * so that a dialog it opens returns the focus there.
 */
export function Menu({ trigger, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
            chosen.current?.onSelect();
            chosen.current = undefined;
          }}
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              className={cx(styles.item, item.tone === 'danger' && styles.danger)}
              disabled={item.disabled ?? false}
              onSelect={() => {
                chosen.current = item;
              }}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
