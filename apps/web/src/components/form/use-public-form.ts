import type { FormGuards } from '@vitrine/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { randomText } from '#lib/random-text.ts';
import { useAttempt } from '#lib/use-attempt.ts';
import { fieldErrors, sendFailure } from './send-failure.ts';

export type FormValues = Readonly<Record<string, string>>;

/** Sends it; answers what to say when that went well. What it throws is told. */
export type Send = (values: FormValues, guards: FormGuards) => Promise<string | undefined>;

interface Outcome {
  sending?: boolean;
  sent?: string | undefined;
  failure?: string | undefined;
  errors: FormValues;
}

/** Sends a form's fields once at a time, and knows what came of it. */
export function usePublicForm(send: Send) {
  const { element, attempt } = useAttempt('[role="alert"], [role="status"]');
  const { guards, renew } = useFormGuards();
  const [outcome, setOutcome] = useState<Outcome>({ errors: {} });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    return attempt(async () => {
      const { website, values } = valuesOf(form);
      setOutcome({ errors: {}, sending: true });
      try {
        const sent = await send(values, guards(values, website));
        renew();
        form.reset();
        setOutcome({ errors: {}, sent });
      } catch (error) {
        setOutcome({ errors: fieldErrors(error), failure: sendFailure(error) });
      }
    });
  };
  /** What is said of a field, and the thanks, end when one types on. */
  const forget = (name: string) => {
    if (!outcome.sent && !outcome.errors[name]) return;
    const errors = { ...outcome.errors, [name]: '' };
    // the last marked field takes along what was said of them all
    const failure = Object.values(errors).some(Boolean) ? outcome.failure : undefined;
    setOutcome({ ...outcome, sent: undefined, errors, failure });
  };

  return { element, outcome, submit, forget };
}

/**
 * What travels with a form that anyone may send. The key stays for as long as the same words are
 * sent, so that a retry on a bad line stores nothing twice; other words, or what is written after
 * a success, are another thing and get another key.
 */
function useFormGuards() {
  const shownAt = useRef(0);
  const sent = useRef<{ words: string; key: string }>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return {
    guards(values: FormValues, website: string): FormGuards {
      const words = JSON.stringify(values);
      if (sent.current?.words !== words) sent.current = { words, key: randomText() };
      const filled_ms = Math.round(performance.now() - shownAt.current);
      return { key: sent.current.key, website, filled_ms };
    },
    renew() {
      sent.current = undefined;
    },
  };
}

/** What is in the fields, and apart from it what is in the one that people do not see. */
export function valuesOf(form: HTMLFormElement) {
  const named = [...form.elements].filter(isField);
  const entries = named.map(({ name, value }) => [name, value]);
  const { website = '', ...values }: Record<string, string> = Object.fromEntries(entries);
  return { website, values };
}

const isField = (element: Element): element is HTMLInputElement =>
  element.matches('input, select, textarea');
