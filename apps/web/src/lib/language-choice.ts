import { BrowserStorage } from './browser-storage.ts';

const chosen = new BrowserStorage('localStorage');
const brought = new BrowserStorage('sessionStorage');
/** The language that someone chose here. It decides no page: addresses do. */
const CHOICE = 'language';
/** Set once an offer was closed. */
const OFFER = 'languageOffer';
/** What goes along to the page in another language. */
const BROUGHT = 'broughtToLanguage';

const FIELD = 'input[name], textarea[name], select[name]';
/** What a page never hands to another. */
const PRIVATE = '[type="password"], [type="file"], [type="hidden"]';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Brought {
  to: string;
  /** How far the page was scrolled, as a part of its height: pages are longer in some languages. */
  scrolled: number;
  /** What differed from what the page came with, by the place of its field among all. */
  typed: [place: number, name: string, value: string | boolean][];
}

/**
 * Follows the links to other languages, in whichever part of a page: keeps what was chosen, and lets
 * the other page start where this one was left. Then offers the reader's own language.
 */
export function followLanguage(): void {
  document.addEventListener('click', onClick);
  restore();
  const offered = linkToOffer();
  if (!offered) return;
  void import('./language-offer.ts').then(
    ({ offerLanguage }) => offerLanguage(offered, () => chosen.set(OFFER, 'closed')),
    // the page is as good without
    () => undefined,
  );
}

function onClick({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  chosen.set(CHOICE, link.dataset.language);
  link.search = window.location.search;
  link.hash = window.location.hash;
  brought.set(BROUGHT, JSON.stringify(leaveFor(link.pathname)));
}

const controls = () =>
  [...document.querySelectorAll<Control>(FIELD)].filter((one) => !one.matches(PRIVATE));

const isMark = (one: Control): one is HTMLInputElement =>
  one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio');

const isTouched = (one: Control): boolean => {
  if (isMark(one)) return one.checked !== one.defaultChecked;
  if (one instanceof HTMLSelectElement) return one.value !== '';
  return one.value !== one.defaultValue;
};

function leaveFor(to: string): Brought {
  const typed = controls().flatMap((one, place): Brought['typed'] =>
    isTouched(one) ? [[place, one.name, isMark(one) ? one.checked : one.value]] : [],
  );
  return { to, scrolled: window.scrollY / document.documentElement.scrollHeight, typed };
}

function restore(): void {
  const left = brought.get(BROUGHT);
  brought.set(BROUGHT, undefined);
  if (!left) return;
  const { to, scrolled, typed }: Brought = JSON.parse(left);
  if (to !== window.location.pathname) return;
  const here = controls();
  for (const [place, name, value] of typed) {
    const one = here[place];
    if (one?.name !== name) continue;
    if (isMark(one)) one.checked = value === true;
    else one.value = String(value);
    // the app, where it is here already, learns of it as of what is typed
    one.dispatchEvent(
      new Event(one instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  if (!window.location.hash) window.scrollTo(0, scrolled * document.documentElement.scrollHeight);
}

/**
 * The link to the page in the language of who reads it; undefined where it is in that already, or the
 * offer was declined.
 */
function linkToOffer(): HTMLAnchorElement | undefined {
  if (chosen.get(OFFER)) return undefined;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[data-offer]')];
  const known = [...links.map(({ hreflang }) => hreflang), document.documentElement.lang];
  const choice = chosen.get(CHOICE);
  const wanted = (choice ? [choice] : navigator.languages).map((one) => one.split('-', 1)[0] ?? '');
  const language = wanted.find((one) => known.includes(one));
  return links.find(({ hreflang }) => hreflang === language);
}
