import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

/** A menu behind a toggle: Escape closes it and returns the focus, so does leaving it by Tab. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
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
    menu: { id, 'data-open': open || undefined },
  };
}
