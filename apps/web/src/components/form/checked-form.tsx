import { type ReactNode, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError, NetworkError, SaidError } from '#lib/api-error.ts';
import { showServerErrors } from '#lib/editing/server-errors.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useAttempt } from '#lib/use-attempt.ts';
import { m } from '#messages';
import { Alert } from '../feedback/alert.tsx';
import { Stack } from '../layout/primitives.tsx';
import { FormContextProvider } from './form-context.ts';

export interface CheckedFormProps<Values extends FieldValues, Output> {
  /** Checks what is in the fields. */
  resolver: Resolver<Values, unknown, Output>;
  /** Fetches what checking and sending need, as soon as someone goes to a field. */
  prepare?: (() => Promise<unknown>) | undefined;
  defaultValues: DefaultValues<Values>;
  /** Called with what is in the fields whenever that changes. */
  onEdit?: ((values: Values) => void) | undefined;
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
  return error instanceof ApiError || error instanceof SaidError
    ? failureReason(error)
    : m.form_failed();
}

/** A form that checks its fields when it is sent, and again while they are mended. */
export function CheckedForm<Values extends FieldValues, Output>(
  props: CheckedFormProps<Values, Output>,
) {
  const { resolver, prepare, defaultValues, onEdit, onSubmit, failure, label, className } = props;
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  const { element, attempt } = useAttempt();
  const [preparing, setPreparing] = useState(false);
  // Without it, sending the form tries once more.
  const prepareEarly = () => void prepare?.().catch(() => undefined);
  // Anyone who is in a field already, when the app takes over a page of the server, focuses it no more.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepare?.().catch(() => undefined);
  }, [element, prepare]);
  const { errors, isSubmitting } = form.formState;

  const send = async (values: Output) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      const isSaid = showServerErrors(form, error);
      // Unless the form wants its banner, what is under the fields is not said a second time.
      if (isSaid && !failure) return;
      form.setError('root', { type: 'server', message: (failure ?? ownMessage)(error) });
    }
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void attempt(async () => {
      setPreparing(true);
      try {
        await prepare?.();
      } catch {
        const message = (failure ?? ownMessage)(new NetworkError(m.form_unreachable()));
        return form.setError('root', { type: 'server', message });
      } finally {
        setPreparing(false);
      }
      await form.handleSubmit(send)();
    });
  };
  const surrounding = {
    register: (name: string) => form.register(name as Path<Values>),
    errorOf: (name: string) =>
      form.getFieldState(name as Path<Values>, form.formState).error?.message,
    sending: isSubmitting || preparing,
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
        onFocus={prepareEarly}
        onChange={() => onEdit?.(form.getValues())}
      >
        {errors.root?.message ? <Alert tone="danger">{errors.root.message}</Alert> : null}
        {props.children}
      </Stack>
    </FormContextProvider>
  );
}
