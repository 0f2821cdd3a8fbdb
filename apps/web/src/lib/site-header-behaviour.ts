import { followAccountMenu } from './account-menu-behaviour.ts';

const SOLID_AFTER_PX = 10;
/** From here on the links stand in the header and there is no toggle; the header's styles agree. */
const WIDE = '(min-width: 64rem)';

/**
 * What the header of the public pages does beside its links. Without React, so that it works on
 * pages that load no React, and before it has come on the others. The menu is a popover, which the
 * browser opens and closes by itself; this moves the focus and tells assistive technology.
 * Events are taken from the document: the header may be rendered again, and the areas have none.
 */
export function followSiteHeader(): void {
  markTop();
  followAccountMenu();
  window.addEventListener('scroll', markTop, { passive: true });
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusout', onFocusOut);
  window.matchMedia(WIDE).addEventListener('change', close);
  // where it was opened before we came, the focus stays where it is
  tell(isOpen());
}

/**
 * Marks the root element while the page is at its top, for the styles of the header: it is clear
 * then, and solid whenever nobody has said so, as before this code has come.
 */
function markTop(): void {
  document.documentElement.toggleAttribute('data-at-top', window.scrollY <= SOLID_AFTER_PX);
}

/** Whether this browser opens popovers; in the few that do not, we open the menu. */
const opensPopovers = () => 'popover' in HTMLElement.prototype;

const findMenu = () => document.querySelector<HTMLElement>('header [popover]');
const findToggle = () => document.querySelector<HTMLElement>('header [popover] ~ button');

function isOpen(): boolean {
  const menu = findMenu();
  return !!menu && (opensPopovers() ? menu.matches(':popover-open') : 'open' in menu.dataset);
}

function close(): void {
  if (!isOpen()) return;
  if (opensPopovers()) findMenu()?.hidePopover();
  else openByHand(false);
}

/** In place of the browser's popover, which also tells by an event. */
function openByHand(open: boolean): void {
  findMenu()?.toggleAttribute('data-open', open);
  follow(open);
}

function follow(open: boolean): void {
  tell(open);
  if (open) findMenu()?.querySelector('a')?.focus();
}

/** Keeps the toggle's state and name true. */
function tell(open: boolean): void {
  const toggle = findToggle();
  if (!toggle) return;
  toggle.ariaExpanded = String(open);
  toggle.ariaLabel = (open ? toggle.dataset.openLabel : toggle.dataset.closedLabel) ?? null;
}

function onToggle(event: Event): void {
  if (event.target !== findMenu()) return;
  follow((event as ToggleEvent).newState === 'open');
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  // the page that a link leads to may be shown under the same header
  if (target.closest('header a')) close();
  else if (!opensPopovers() && target.closest('button') === findToggle()) openByHand(!isOpen());
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || !isOpen()) return;
  close();
  findToggle()?.focus();
}

/** Anyone who leaves the header by Tab leaves the menu. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const header = findMenu()?.closest('header');
  if (!header?.contains(target as Node) || !(relatedTarget instanceof Node)) return;
  if (!header.contains(relatedTarget)) close();
}
