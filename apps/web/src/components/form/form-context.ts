import { createContext, useContext } from 'react';

/** What a field needs of the form around it; either kind of form offers the same. */
export interface SurroundingForm {
  /** Props that bind a control of this name. */
  register(name: string): { name: string };
  errorOf(name: string): string | undefined;
  /** What was wrong with a field has been put right elsewhere. */
  mended?(name: string): void;
  sending: boolean;
  /** The browser can send it without a script. */
  sendsItself?: boolean;
}

const FormContext = createContext<SurroundingForm | null>(null);

export const FormContextProvider = FormContext.Provider;

/** The surrounding form, if there is one. */
export function useSurroundingForm(): SurroundingForm | null {
  return useContext(FormContext);
}
