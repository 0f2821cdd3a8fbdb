import * as Radix from 'radix-ui/dropdown-menu';
import { type HTMLAttributes, type ReactElement, type ReactNode, useRef } from 'react';
import styles from './menu.module.css';
import { textStyle } from './text-style.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode | undefined;
  onSelect: () => void;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  /** A Button or an IconButton; it gets the menu's ARIA attributes. */
  trigger: ReactElement<HTMLAttributes<HTMLButtonElement>>;
  items: readonly MenuItem[];
}

/**
 * A list of actions behind a button. The chosen action runs after the focus is back on the button,
 * so that a dialog it opens returns the focus there.
 */
export function OpenedMenu({ trigger, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem | undefined>(undefined);
  return (
    <Radix.Root modal={false} defaultOpen>
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
              className={textStyle({ tone: item.tone }, styles.item)}
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
