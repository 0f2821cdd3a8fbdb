import {
  type FocusEvent,
  type KeyboardEvent,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

/** `found`: open before we came, so that its focus stays where it is. */
type State = 'closed' | 'opened' | 'found';

/**
 * A menu behind a toggle: the focus goes to its first link, wherever that stands in the page.
 * Escape closes it and returns the focus; leaving it by Tab closes it.
 */
export function useMenu() {
  const [state, setState] = useState<State>('closed');
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const id = useId();
  const open = state !== 'closed';
  const close = () => setState('closed');
  useEffect(() => {
    if (state === 'opened') menu.current?.querySelector('a')?.focus();
  }, [state]);
  return {
    open,
    close,
    setState,
    element: menu,
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
      onClick: () => setState(open ? 'closed' : 'opened'),
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

/** Whether this browser opens popovers; the few that do not get the menu with the scripts. */
const opensPopovers = () => 'popover' in HTMLElement.prototype;

/** From here on the links stand in the header and there is no toggle; the header's styles agree. */
const WIDE = '(min-width: 64rem)';

const isShown = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && opensPopovers() && element.matches(':popover-open');

/**
 * The same menu as a popover, which the browser opens by itself: at once while our scripts are
 * still on their way, and also where they never arrive. We follow what it does.
 */
export function useNativeMenu() {
  const { element, setState, ...followed } = useMenu();
  const { open, toggle, menu } = followed;
  const hydrated = useHydrated();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isShown(element.current)) setState('found');
  }, [element, setState]);
  useEffect(() => {
    if (wasOpen.current && !open && isShown(element.current)) element.current.hidePopover();
    wasOpen.current = open;
  }, [open, element]);
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(WIDE);
    const closeWhenWide = () => setState('closed');
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [open, setState]);
  return {
    ...followed,
    toggle: {
      ...toggle,
      popoverTarget: menu.id,
      // Until we are here to keep it true, the browser tells by itself whether the menu is open.
      'aria-expanded': hydrated ? open : undefined,
      onClick: hydrated && opensPopovers() ? undefined : toggle.onClick,
    },
    menu: {
      ...menu,
      popover: 'auto' as const,
      onToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'closed') setState('closed');
        else setState((state) => (state === 'closed' ? 'opened' : state));
      },
    },
  };
}
