import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { PageLook } from './head.ts';
import { lookClasses } from './page-look.ts';
import { prefersDark, showDark, storeDark } from './theme-choice.ts';

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Stores the choice; every open page of the user and admin areas follows. */
export function chooseDark(dark: boolean): void {
  storeDark(dark);
  announce();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether it is dark now; for the toggle. */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, prefersDark, () => true);
}

/** Keeps the root element as the person chose; for the user and admin areas. */
export function useChosenTheme(): void {
  const dark = useDark();
  // asked once more: while a document is taken over, `dark` is what the server assumed
  useLayoutEffect(() => showDark(prefersDark()), [dark]);
}

/** Shows a page in its own colours for as long as it is there; the server has sent them already. */
export function usePageLook(look: PageLook): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const classes = lookClasses[look].split(' ');
    showDark(false);
    classList.add(...classes);
    return () => classList.remove(...classes);
  }, [look]);
}

/** The other public pages are dark (PUB-05). */
export function useDarkTheme(): void {
  useLayoutEffect(() => showDark(true), []);
}
