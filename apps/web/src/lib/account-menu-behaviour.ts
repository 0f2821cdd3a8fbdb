import { BrowserStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

const storage = new BrowserStorage('localStorage');

const findToggle = () => document.querySelector<HTMLElement>('header [data-account-toggle]');
const findMenu = () => document.querySelector<HTMLElement>('header [data-account-menu]');

/**
 * The account menu of the public header. Public pages are the same for everyone, so who is signed
 * in is learnt here, in the browser, and without React, which many of those pages never load. Where
 * this script does not run, the icon is what the server wrote: a link to the registration.
 */
export function followAccountMenu(): void {
  showSession();
  // signed in or out in another tab, or on a page that the way back has kept
  window.addEventListener('storage', showSession);
  window.addEventListener('pageshow', showSession);
  // before the app's own links, which would lead to the registration
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusout', onFocusOut);
}

/** Shows the links of a visitor, or those of anyone who is signed in, and names the icon after them. */
export function showSession(): void {
  const toggle = findToggle();
  const menu = findMenu();
  if (!toggle || !menu) return;
  const role = storage.get(storageKeys.accessToken) ? storage.get(storageKeys.role) : undefined;
  toggle.ariaLabel = (role ? toggle.dataset.memberLabel : toggle.dataset.visitorLabel) ?? null;
  toggle.ariaExpanded = String(!menu.hidden);
  toggle.toggleAttribute('data-signed-in', Boolean(role));
  for (const part of menu.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = !part.dataset.for?.split(' ').includes(role || 'visitor');
  }
  // where a new tab leads: of the links in the menu, the last of a visitor's is the registration
  const home = role ? `[data-for~="${role}"] a` : '[data-for="visitor"] li:last-child a';
  const href = menu.querySelector(home)?.getAttribute('href');
  if (href) toggle.setAttribute('href', href);
}

function show(open: boolean): void {
  const menu = findMenu();
  if (!menu || menu.hidden === !open) return;
  menu.hidden = !open;
  showSession();
  if (open) menu.querySelector<HTMLElement>('[data-for]:not([hidden]) a')?.focus();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const menu = findMenu();
  if (!menu || !(target instanceof Element)) return;
  if (target.closest('[data-account-toggle]')) {
    // in a new tab it stays the link that it is
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(Boolean(menu.hidden));
  } else if (target.closest('a') || !menu.contains(target)) show(false);
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || findMenu()?.hidden !== false) return;
  show(false);
  findToggle()?.focus();
}

/** Anyone who leaves the menu by Tab closes it. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const around = findMenu()?.parentElement;
  if (!around?.contains(target as Node) || !(relatedTarget instanceof Node)) return;
  if (!around.contains(relatedTarget)) show(false);
}
