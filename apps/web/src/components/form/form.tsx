import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { NetworkError } from '#lib/api-error.ts';
import { showServerErrors } from '#lib/editing/server-errors.ts';
import { useAttempt } from '#lib/use-attempt.ts';
import { m } from '#messages';
import { Alert } from '../feedback/alert.tsx';
import { Stack } from '../layout/primitives.tsx';
import { FormContextProvider } from './form-context.ts';

export interface FormProps<Values extends FieldValues, Output> {
  schema: z.ZodType<Output, Values>;
  defaultValues: DefaultValues<Values>;
  /** What it throws is shown above the fields, and what it says of a field, under that field. */
  onSubmit: (values: Output, form: UseFormReturn<Values, unknown, Output>) => unknown;
  /** The text of the banner; without it the error's own message, unless a field says it. */
  failure?: ((error: unknown) => string) | undefined;
  /** The accessible name, where the page has more than one form. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function ownMessage(error: unknown): string {
  if (error instanceof NetworkError) return m.form_unreachable();
  return error instanceof Error && error.message ? error.message : m.form_failed();
}

export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const { schema, defaultValues, onSubmit, failure, label, className } = props;
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
  });
  const { element, attempt } = useAttempt();
  const { errors, isSubmitting } = form.formState;

  const send = async (values: Output) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      const isSaid = showServerErrors(form, error);
      // Unless the form wants its banner, what stands under the fields is not said a second time.
      if (isSaid && !failure) return;
      form.setError('root', { type: 'server', message: (failure ?? ownMessage)(error) });
    }
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void attempt(form.handleSubmit(send));
  };
  const surrounding = {
    register: (name: string) => form.register(name as Path<Values>),
    errorOf: (name: string) =>
      form.getFieldState(name as Path<Values>, form.formState).error?.message,
    sending: isSubmitting,
  };
  return (
    <FormContextProvider value={surrounding}>
      <Stack
        as="form"
        gap={3}
        ref={element}
        noValidate
        // A browser that submits by itself must not put what was typed into the address.
        method="post"
        aria-label={label}
        className={className}
        onSubmit={submit}
      >
        {errors.root?.message ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        {props.children}
      </Stack>
    </FormContextProvider>
  );
}
