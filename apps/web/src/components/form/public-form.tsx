import type { FormEvent, ReactNode } from 'react';
import { prepareCalls } from '#lib/prepare-calls.ts';
import { Alert } from '../feedback/alert.tsx';
import { Stack } from '../layout/primitives.tsx';
import { FormContextProvider } from './form-context.ts';
import { Honeypot } from './honeypot.tsx';
import { type FormValues, type Send, usePublicForm, valuesOf } from './use-public-form.ts';

interface PublicFormProps {
  /** Answers what to say when it went well; what it throws is told, beside the fields too. */
  onSubmit: Send;
  /** What the fields start with, by name. */
  defaults?: FormValues | undefined;
  /** Told what is in the fields whenever that changes. */
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
  const { onSubmit, defaults = {}, onEdit, label, className, children } = props;
  const { element, outcome, submit, forget } = usePublicForm(onSubmit);
  const edit = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    onEdit?.(valuesOf(currentTarget).values);
    if ('name' in target) forget(String(target.name));
  };
  const surrounding = {
    register: (name: string) => ({
      name,
      ...(name in defaults && { defaultValue: defaults[name] }),
    }),
    errorOf: (name: string) => outcome.errors[name] || undefined,
    sending: outcome.sending ?? false,
  };
  return (
    <FormContextProvider value={surrounding}>
      <Stack
        as="form"
        gap={3}
        ref={element}
        // A browser that submits by itself must not put what was typed into the address.
        method="post"
        aria-label={label}
        className={className}
        onSubmit={submit}
        onChange={edit}
        onFocus={prepareCalls}
      >
        {outcome.failure ? <Alert tone="danger">{outcome.failure}</Alert> : null}
        {outcome.sent ? <Alert tone="success">{outcome.sent}</Alert> : null}
        {children}
        <Honeypot />
      </Stack>
    </FormContextProvider>
  );
}
