import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Opened } from '../components/use-opened.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Marks the link of a message or an application in its list. */
export const ROW_LINK = 'data-row';

/**
 * The keyboard of the inbox: arrow keys, J and K move along the list, and from one to the next while
 * it is open beside the list; Escape closes it. Only where the inbox has the focus (WCAG 2.1.4).
 */
export function useListKeys(rows: readonly { id: string }[], chosen: Opened) {
  const area = useRef<HTMLDivElement>(null);
  const links = () =>
    Array.from(area.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? []);
  useReturnOfFocus(chosen.id, links);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    // A question over the inbox is not in it, though React hears its keys here.
    if (!(target instanceof HTMLElement) || !area.current?.contains(target)) return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.matches('input, select, textarea')) return;
    if (key === 'Escape' && chosen.id) {
      event.preventDefault();
      chosen.close();
      return;
    }
    const step = STEPS[key];
    if (step === undefined) return;
    const inList = links().includes(target);
    // Arrow keys scroll the text that one reads.
    if (!inList && key.startsWith('Arrow')) return;
    event.preventDefault();
    if (inList || !chosen.id) {
      const place = links().indexOf(target);
      (links()[place + step] ?? (inList ? undefined : links()[0]))?.focus();
      return;
    }
    const next = rows[rows.findIndex(({ id }) => id === chosen.id) + step];
    if (next) chosen.open(next.id);
  };
  return { ref: area, onKeyDown };
}

/** The link of one of them, where its row is in the page. */
export const rowLink = (id: string): HTMLElement | null =>
  document.querySelector(`[${ROW_LINK}="${CSS.escape(id)}"]`);

/** From what is closed the focus goes back to its place in the list. */
function useReturnOfFocus(chosen: string | undefined, links: () => HTMLElement[]) {
  const last = useRef(chosen);
  const find = useRef(links);
  find.current = links;
  useEffect(() => {
    const closed = last.current;
    last.current = chosen;
    if (chosen || !closed) return;
    const link = find.current().find((one) => one.getAttribute(ROW_LINK) === closed);
    link?.focus();
  }, [chosen]);
}
