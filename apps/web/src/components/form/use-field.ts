import type { ChangeEvent } from 'react';
import { useSurroundingForm } from './form-context.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Within a `Form` a name is enough; with `onChange` a field stands alone, even inside a form. */
export interface FieldBinding {
  name: string;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  error?: string | undefined;
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
    error: error ?? form.errorOf(name),
  };
}
