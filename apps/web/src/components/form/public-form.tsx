import type { FormGuards, SentForm } from '@vitrine/contracts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, isUnreachable } from '#lib/api-error.ts';
import { sinceOpened } from '#lib/clock.ts';
import { isOffline } from '#lib/failure-reason.ts';
import { prepareCalls } from '#lib/prepare-calls.ts';
import { randomText } from '#lib/random-text.ts';
import { TYPING_ON, useAttempt } from '#lib/use-attempt.ts';
import { useBackOnline } from '#lib/use-back-online.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { m } from '#messages';
import { Alert } from '../feedback/alert.tsx';
import { Stack } from '../layout/primitives.tsx';
import { FormContextProvider } from './form-context.ts';
import { actionOf, type FormTarget, idOf, useSentForm } from './form-target.ts';
import styles from './public-form.module.css';
import { fieldErrors, sendFailure } from './send-failure.ts';
import { WithoutScript } from './without-script.tsx';

export type FormValues = Readonly<Record<string, string>>;

/** Sends it. What it throws is shown. */
export type Send = (values: FormValues, guards: FormGuards) => Promise<unknown>;

interface PublicFormProps {
  /** What it throws is shown, beside the fields too. */
  onSubmit: Send;
  /** What to say when it went well. */
  thanks?: ((values: FormValues) => string) | undefined;
  /** Where the browser sends it without a script; a form that has none needs one. */
  target?: FormTarget | undefined;
  /** What the fields start with, by name. */
  defaults?: FormValues | undefined;
  /** Called with what is in the fields whenever that changes. */
  onEdit?: ((values: FormValues) => void) | undefined;
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form that anyone may send: the browser checks what is required, the server everything else.
 * It brings neither zod nor a form library, so that a page can show it at first sight.
 */
export function PublicForm(props: PublicFormProps) {
  const { onSubmit, thanks, target, onEdit, label, className, children } = props;
  const came = useSentForm(target);
  const defaults = came?.problem ? came.values : (props.defaults ?? {});
  const { element, outcome, submit, forget } = usePublicForm(onSubmit, { thanks, came });
  const edit = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { values } = valuesOf(currentTarget);
    onEdit?.(values);
    if ('name' in target) forget(String(target.name), values);
  };
  // Anyone who is in a field already, when the app takes over a page of the server, focuses it no more.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepareCalls();
  }, [element]);
  const surrounding = {
    register: (name: string) => ({
      name,
      ...(name in defaults && { defaultValue: defaults[name] }),
    }),
    errorOf: (name: string) => outcome.errors[name] || undefined,
    sending: outcome.sending ?? false,
    sendsItself: target !== undefined,
  };
  return (
    <FormContextProvider value={surrounding}>
      <Stack
        as="form"
        gap={3}
        ref={element}
        // A browser that submits by itself must not put what was typed into the address.
        method="post"
        id={target && idOf(target)}
        action={target && actionOf(target)}
        aria-label={label}
        className={className}
        onSubmit={submit}
        onChange={edit}
        onFocus={prepareCalls}
      >
        {outcome.failure ? (
          <Alert tone="danger">
            {outcome.failure}
            {outcome.unsent && isOffline() ? <> {m.public_form_sent_online()}</> : null}
          </Alert>
        ) : null}
        {outcome.sent ? <Alert tone="success">{outcome.sent}</Alert> : null}
        {target ? null : <WithoutScript />}
        {children}
        {Object.entries(target?.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Honeypot />
      </Stack>
    </FormContextProvider>
  );
}

/** A field that no person sees, reaches or fills in; a robot that fills it in is recognised. */
function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        {m.field_website()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

interface Outcome {
  sending?: boolean;
  sent?: string | undefined;
  /** What stood in the fields when the thanks came; undefined where someone was typing on. */
  left?: FormValues | undefined;
  failure?: string | undefined;
  /** The words that no network took; they are sent when that is back, unless they are changed first. */
  unsent?: string | undefined;
  errors: FormValues;
}

interface Said {
  thanks: PublicFormProps['thanks'];
  /** What a browser sent by itself. */
  came: SentForm | undefined;
}

function outcomeOf(came: SentForm | undefined, thanks: Said['thanks']): Outcome {
  if (!came) return { errors: {} };
  const { problem, values } = came;
  if (!problem) return { errors: {}, sent: thanks?.(values) };
  const error = new ApiError(problem.status, problem);
  return { errors: fieldErrors(error), failure: sendFailure(error) };
}

/** Sends a form's fields once at a time, and knows what came of it. */
function usePublicForm(send: Send, { thanks, came }: Said) {
  const { element, attempt } = useAttempt('[role="alert"], [role="status"]');
  const { guards, renew } = useFormGuards();
  const [outcome, setOutcome] = useState(() => outcomeOf(came, thanks));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    return attempt(async () => {
      const { website, values } = valuesOf(form);
      setOutcome({ errors: {}, sending: true });
      try {
        await send(values, guards(values, website));
        const sent = thanks?.(values);
        renew();
        // what was typed in the meantime is for another time
        const typedOn = wordsOf(valuesOf(form).values) !== wordsOf(values);
        if (!typedOn) form.reset();
        // what a page answers with starts from what was refused
        if (!typedOn && came?.problem) empty(form);
        setOutcome({ errors: {}, sent, left: typedOn ? undefined : valuesOf(form).values });
        return typedOn ? TYPING_ON : undefined;
      } catch (error) {
        const unsent = isUnreachable(error) ? wordsOf(values) : undefined;
        setOutcome({ errors: fieldErrors(error), failure: sendFailure(error), unsent });
        return undefined;
      }
    });
  };
  useBackOnline(outcome.unsent !== undefined, () => {
    const form = element.current;
    if (form && wordsOf(valuesOf(form).values) === outcome.unsent) form.requestSubmit();
  });
  /**
   * What is said of a field, and the thanks, end when one types on. A field that was emptied tells
   * of a change as it loses the focus, too; and thanks that came while one typed stay.
   */
  const forget = (name: string, values: FormValues) => {
    const { left } = outcome;
    const isThanked = outcome.sent && left && left[name] !== values[name];
    if (!isThanked && !outcome.errors[name]) return;
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
  // What the server sent was there with the page, whenever the app took it over.
  const cameWithPage = !useHydrated();
  const shownAt = useRef(cameWithPage ? 0 : undefined);
  const sent = useRef<{ words: string; key: string }>(undefined);
  useEffect(() => {
    shownAt.current ??= sinceOpened();
  }, []);
  return {
    guards(values: FormValues, website: string): FormGuards {
      const words = wordsOf(values);
      if (sent.current?.words !== words) sent.current = { words, key: randomText() };
      const filled_ms = Math.round(sinceOpened() - (shownAt.current ?? 0));
      return { key: sent.current.key, website, filled_ms };
    },
    renew() {
      sent.current = undefined;
    },
  };
}

function empty(form: HTMLFormElement): void {
  for (const field of [...form.elements].filter(isField)) {
    if (field.type !== 'hidden') field.value = '';
  }
}

const wordsOf = (values: FormValues) => JSON.stringify(values);

/** What is in the fields, and apart from it what is in the one that people do not see. */
function valuesOf(form: HTMLFormElement) {
  const named = [...form.elements].filter(isField);
  const entries = named.map(({ name, value }) => [name, value]);
  const { website = '', ...values }: Record<string, string> = Object.fromEntries(entries);
  return { website, values };
}

const isField = (element: Element): element is HTMLInputElement =>
  element.matches('input, select, textarea');
