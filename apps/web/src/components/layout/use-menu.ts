import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A menu behind a toggle: the focus goes to its first link, wherever that is in the page.
 * Escape closes it and returns the focus; leaving it by Tab closes it.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useEffect(() => {
    if (open) menu.current?.querySelector('a')?.focus();
  }, [open]);
  return {
    open,
    close,
    /** For the element around both the toggle and the menu. */
    area: {
      onKeyDown: (event: KeyboardEvent) => {
        if (!open || event.key !== 'Escape') return;
        close();
        toggle.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) close();
      },
    },
    toggle: {
      ref: toggle,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: () => setOpen(!open),
    },
    menu: {
      id,
      'data-open': open || undefined,
      ref: (element: HTMLElement | null) => {
        menu.current = element;
      },
    },
  };
}
