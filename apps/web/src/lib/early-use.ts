const FIELD = 'input, textarea, select';
/**
 * What opens a popover is answered by the browser itself, and some by the entry. What deletes
 * something is never done later than it was asked for.
 */
const BUTTON = 'button:not([popovertarget], [data-answered], [data-destructive])';
const CHOICE = 'input[type="radio"], input[type="checkbox"]';

/** Sooner than this nobody needs to read that something is on its way. */
const ANNOUNCE_AFTER_MS = 1_000;

/** The element that says for screen readers that the page is loading, and for everyone that it failed. */
export const START_STATUS_ID = 'start-status';

export interface EarlyUse {
  /** Resolves when someone uses, or is about to use, something that needs the app. */
  intent(): Promise<void>;
  /** The app has taken over: does again what was asked for before, and listens no more. */
  repeat(): void;
  /** The app could not be loaded: takes the waiting marks away, and says so to who waits for it. */
  fail(): void;
}

/**
 * Listens to the page for as long as the app is not there. A button that is pressed, a choice that
 * is made and a form that is sent show at once that they were heard, and are done again when the
 * app has taken over. Only the last of them: people press again what does not answer, and mean it
 * once. Kept as short as can be, for it comes before everything else.
 */
export function rememberEarlyUse(): EarlyUse {
  const done = new AbortController();
  const listen = { signal: done.signal, capture: true, passive: false };
  let waiting: { element: HTMLElement; again: () => void; timer: number } | undefined;
  let announceIntent: (() => void) | undefined;
  let hasFailed = false;

  const forget = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.element.ariaBusy = null;
    delete waiting.element.dataset.pending;
    waiting = undefined;
    say(undefined);
  };
  const remember = (element: HTMLElement, again: () => void) => {
    forget();
    element.ariaBusy = 'true';
    element.dataset.pending = '';
    // part of the entry: lib/clock.ts would be a file of its own, and one request more for every page
    waiting = { element, again, timer: window.setTimeout(say, ANNOUNCE_AFTER_MS, 'waiting') };
    announceIntent?.();
  };

  document.addEventListener(
    'click',
    (event) => {
      const control = closest<HTMLButtonElement | HTMLInputElement>(event, `${BUTTON}, ${CHOICE}`);
      // a form that is sent says so itself
      if (control?.matches('button') && control.type === 'submit' && control.form) return;
      forget();
      if (!control) return;
      // chosen again later, when the app can notice
      if (control.matches(CHOICE)) event.preventDefault();
      // React, while it takes over, would answer now, and once more when this is done again
      event.stopPropagation();
      remember(control, () => {
        const found = findAgain(control);
        // as a press does; a tab answers to this and not to the click
        found?.focus();
        found?.click();
      });
    },
    listen,
  );
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      const form = event.target as HTMLFormElement;
      remember(event.submitter ?? form, () => form.requestSubmit());
    },
    listen,
  );
  document.addEventListener(
    'focusin',
    (event) => {
      if (closest(event, FIELD)) announceIntent?.();
    },
    listen,
  );
  // a mouse over a button is a little ahead of its click; a finger on one may only be scrolling
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse' && closest(event, BUTTON)) announceIntent?.();
    },
    listen,
  );

  return {
    intent: () =>
      new Promise((resolve) => {
        announceIntent = resolve;
        // a field in which someone still is after a failure is no new use: that would never end
        const isInField = !hasFailed && document.activeElement?.matches(FIELD);
        if (waiting || isInField) resolve();
      }),
    repeat() {
      done.abort();
      const again = waiting?.again;
      forget();
      say(undefined);
      again?.();
    },
    fail() {
      hasFailed = true;
      const isAwaited = waiting !== undefined;
      forget();
      if (isAwaited) say('failed');
    },
  };
}

/**
 * The server writes submit buttons disabled, so that no form is sent before anyone can take it.
 * From now on `rememberEarlyUse` can.
 */
export function enableForms(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[type="submit"]:disabled')) {
    button.disabled = false;
  }
}

/** Whether a field holds something that a reload would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Shows one of the sentences that the server wrote into the status; none without a name. */
function say(sentence: 'waiting' | 'failed' | undefined): void {
  const status = document.getElementById(START_STATUS_ID);
  if (!status) return;
  status.textContent = (sentence && status.dataset[sentence]) ?? '';
  status.classList.toggle('shown', sentence === 'failed');
}

/**
 * What was pressed, on the page as it is now. The app keeps the frame of an area, but puts the
 * screen in the place of its skeleton: what was pressed there is what is called the same on the
 * screen, where there is one such.
 */
function findAgain<E extends HTMLElement>(control: E): E | undefined {
  if (control.isConnected) return control;
  const name = nameOf(control);
  const [found, ...others] = [...document.querySelectorAll<E>(`${BUTTON}, ${CHOICE}`)].filter(
    (other) => name && nameOf(other) === name && other.role === control.role,
  );
  return others.length === 0 ? found : undefined;
}

/** By what people know it: without a count beside the words, which comes later. */
function nameOf(control: HTMLElement): string {
  const label = (control as HTMLInputElement).labels?.[0] ?? control;
  const words = [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = words.map((node) => node.textContent).join('') || label.textContent;
  return control.ariaLabel ?? text.trim();
}

const closest = <E extends HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
