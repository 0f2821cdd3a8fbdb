import type { PageForm, SentForm } from '@vitrine/contracts';
import { use } from 'react';
import { SentFormContext } from '#lib/sent-form.ts';

/** Where a form goes without a script: to the page that it is on, which hands it to an endpoint. */
export interface FormTarget {
  endpoint: PageForm;
  /** Parameters in the path of the endpoint. */
  params?: Readonly<Record<string, string>>;
  /** Values without a field, which also tell apart forms to one endpoint on one page. */
  hidden?: Readonly<Record<string, string>>;
}

/** The form's own place on its page, where the answer opens. */
export const idOf = ({ endpoint, hidden }: FormTarget): string =>
  [endpoint.replace('.', '-'), hidden?.kind].filter(Boolean).join('-');

/** The address that the form is sent to, below that of its page. */
export const actionOf = (target: FormTarget): string =>
  `?${new URLSearchParams({ ...target.params, form: target.endpoint })}#${idOf(target)}`;

/** What was sent to a target without a script, where this page answers it. */
export function useSentForm(target: FormTarget | undefined): SentForm | undefined {
  const sent = use(SentFormContext);
  if (!sent || sent.endpoint !== target?.endpoint) return undefined;
  const isThis = Object.entries(target.hidden ?? {}).every(
    ([name, value]) => sent.values[name] === value,
  );
  return isThis ? sent : undefined;
}
