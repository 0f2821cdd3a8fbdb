import type { ChangeEvent } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Within a `Form` a name is enough; with `onChange` a field stands alone, even inside a form. */
export interface FieldBinding {
  name: string;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
}

/** The surrounding form, if there is one. */
export function useSurroundingForm(): UseFormReturn | null {
  return useFormContext() as UseFormReturn | null;
}

/** Props that connect a text control to its form or to its owner's state, and its error. */
export function useField({ name, value, onChange, error }: FieldBinding) {
  const form = useSurroundingForm();
  if (onChange || !form) {
    return {
      input: {
        name,
        value: value ?? '',
        onChange: (event: ChangeEvent<TextControl>) => onChange?.(event.target.value),
      },
      error,
    };
  }
  return {
    input: form.register(name),
    error: error ?? form.getFieldState(name, form.formState).error?.message,
  };
}
