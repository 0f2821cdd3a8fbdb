import { useLayoutEffect, useSyncExternalStore } from 'react';
import { BrowserStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

const storage = new BrowserStorage('localStorage');
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Whether this person wants it dark: their own choice, else that of their system. */
export function prefersDark(): boolean {
  const chosen = storage.get(storageKeys.darkMode);
  if (chosen !== undefined) return chosen === 'true';
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Stores the choice; every open page of the user and admin areas follows. */
export function chooseDark(dark: boolean): void {
  storage.set(storageKeys.darkMode, String(dark));
  announce();
}

/** Puts the theme class on the root element. */
export function showDark(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
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
  useLayoutEffect(() => showDark(dark), [dark]);
}

/** The public pages are dark (PUB-05). */
export function useDarkTheme(): void {
  useLayoutEffect(() => showDark(true), []);
}
