import { useEffect, useRef, useState } from 'react';

/** Brings the first control that is marked as wrong into view, else the notice that says so. */
export function focusFirstProblem(within: HTMLElement | null, notice = '[role="alert"]'): void {
  // A dialog over the form has the focus by now, and keeps it.
  if (within?.closest('[aria-hidden="true"]')) return;
  const target =
    within?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    within?.querySelector<HTMLElement>(notice);
  target?.focus();
}

/** What an attempt answers where someone has typed on while it was under way. */
export const TYPING_ON = 'typing on';

/**
 * Sends a form, one attempt at a time: a button is disabled only with the next render, and a second
 * click can come before. After each attempt the focus goes to what is wrong, by its order in the page.
 * Nobody's focus is taken who is `'typing on'`, as what an attempt answers may say.
 * @param notice what takes the focus where no field is wrong
 */
export function useAttempt(notice?: string) {
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [attempts, setAttempts] = useState(0);
  // In an effect: the errors are in the page only then.
  useEffect(() => {
    if (attempts > 0) focusFirstProblem(element.current, notice);
  }, [attempts, notice]);
  const attempt = async (run: () => Promise<unknown>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    let done: unknown;
    try {
      done = await run();
    } finally {
      running.current = false;
      if (done !== TYPING_ON) setAttempts((count) => count + 1);
    }
  };
  return { element, attempt };
}
