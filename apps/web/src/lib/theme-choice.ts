import { BrowserStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

// Without React: the first script of an area's document needs this before anything is painted.

/** Whether this person wants it dark: their own choice, else that of their system. */
export function prefersDark(): boolean {
  const chosen = storage.get(storageKeys.darkMode);
  if (chosen !== undefined) return chosen === 'true';
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Stores the choice. */
export function storeDark(dark: boolean): void {
  storage.set(storageKeys.darkMode, String(dark));
}

/** Puts the theme class on the root element. */
export function showDark(dark: boolean): void {
  document.documentElement.classList.toggle('dark', dark);
}

const storage = new BrowserStorage('localStorage');
