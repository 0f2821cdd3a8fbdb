import type { FormGuards } from '@vitrine/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors, sendFailure } from './send-failure.ts';
import { type FormValues, useFormGuards } from './use-form-guards.ts';

/** Sends it; answers what to say when that went well. What it throws is told. */
export type Send = (values: FormValues, guards: FormGuards) => Promise<string | undefined>;

interface Outcome {
  /** How many answers came, so that each one is noticed. */
  answers: number;
  sending?: boolean;
  sent?: string | undefined;
  failure?: string | undefined;
  errors: FormValues;
}

/** Sends a form's fields once at a time, and knows what came of it. */
export function usePublicForm(send: Send) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { guards, renew } = useFormGuards();
  const [outcome, setOutcome] = useState<Outcome>({ answers: 0, errors: {} });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button is disabled only with the next render: a second click can come before.
    if (sending.current) return;
    sending.current = true;
    const { website, values } = valuesOf(event.currentTarget);
    const answers = outcome.answers + 1;
    setOutcome({ answers: outcome.answers, errors: {}, sending: true });
    try {
      const sent = await send(values, guards(values, website));
      renew();
      element.current?.reset();
      setOutcome({ answers, errors: {}, sent });
    } catch (error) {
      setOutcome({ answers, errors: fieldErrors(error), failure: sendFailure(error) });
    }
    sending.current = false;
  };
  /** What is said of a field, and the thanks, end when one types on. */
  const forget = (name: string) => {
    if (!outcome.sent && !outcome.errors[name]) return;
    const errors = { ...outcome.errors, [name]: '' };
    // the last marked field takes along what was said of them all
    const failure = Object.values(errors).some(Boolean) ? outcome.failure : undefined;
    setOutcome({ ...outcome, sent: undefined, errors, failure });
  };

  // After the errors are in the page, and by their order in the page.
  useEffect(() => {
    if (outcome.answers === 0) return;
    const target =
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      element.current?.querySelector<HTMLElement>('[role="alert"], [role="status"]');
    target?.focus();
  }, [outcome.answers]);
  return { element, outcome, submit, forget };
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
