import { useRef } from 'react';

const MARKED = '[data-initial-focus]';
const FIELDS = '[data-dialog-body] :is(input, select, textarea)';

/**
 * Where the focus goes when a dialog opens (what is marked, else its first field, else its first
 * control), and back to what had it when it closes. Radix returns it only to a trigger of its own.
 */
export function useDialogFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      const first =
        content.querySelector<HTMLElement>(MARKED) ?? content.querySelector<HTMLElement>(FIELDS);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
