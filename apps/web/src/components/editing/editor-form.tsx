import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type Path } from 'react-hook-form';
import { NetworkError } from '#lib/api-error.ts';
import { useRecordChanges } from '#lib/editing/record-changes.ts';
import type { Editor } from '#lib/editing/use-editor.ts';
import { failureReason, isOffline } from '#lib/failure-reason.ts';
import { useLoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Alert } from '../feedback/alert.tsx';
import { FormContextProvider } from '../form/form-context.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Button } from '../ui/button.tsx';
import { type FieldKinds, KindsProvider } from './kinds.ts';
import { conflictCode, LoadedConflict } from './loaded-conflict.tsx';

interface EditorFormProps<Values extends FieldValues> {
  editor: Editor<Values>;
  /** What people know the record by, e.g. its title. */
  name: string;
  /** The accessible name, where the page has more than one form. */
  label?: string | undefined;
  className?: string | undefined;
  /** Its parts one under the other, as in a dialog. */
  stacked?: boolean | undefined;
  /** Controls for the kinds of fields that the kit does not bring. */
  kinds?: FieldKinds | undefined;
  children: ReactNode;
}

/** The form of an editor: fields in it bind by their name. Brings the dialog of a conflict along. */
export function EditorForm<Values extends FieldValues>(props: EditorFormProps<Values>) {
  const { editor, name, label, className, stacked, kinds = {}, children } = props;
  const { form, conflict, comparing, element, saving } = editor;
  const surrounding = {
    register: (field: string) => form.register(field as Path<Values>),
    errorOf: editor.errorOf,
    mended: editor.mended,
    sending: saving,
  };
  return (
    <FormProvider {...form}>
      <FormContextProvider value={surrounding}>
        <KindsProvider value={kinds}>
          <form
            ref={element}
            noValidate
            // A browser that submits by itself must not put what was typed into the address.
            method="post"
            aria-label={label}
            className={cx(stacked && layoutClass('stack', { gap: 3 }), className)}
            onSubmit={editor.submit}
          >
            {children}
          </form>
          {conflict && comparing ? (
            <LoadedConflict
              name={name}
              conflict={conflict}
              onDecided={editor.settle}
              onClose={() => editor.compare(false)}
            />
          ) : null}
        </KindsProvider>
      </FormContextProvider>
    </FormProvider>
  );
}

interface SaveFailureProps {
  editor: Pick<
    Editor,
    'failure' | 'waits' | 'conflict' | 'compare' | 'watched' | 'meet' | 'unsaved' | 'saving'
  >;
  /** What went wrong, e.g. 'The settings were not saved'. */
  title?: string | undefined;
  /** Said after the reason, unless that says itself what becomes of what was typed. */
  hint?: ReactNode | undefined;
  /** Offers another try, where the form's own button is out of sight. */
  onRetry?: (() => void) | undefined;
}

/**
 * What is between the form and what is stored: why the last save stored nothing, or that
 * someone else has changed the record in the meantime; and the way to choose between both versions.
 */
export function SaveFailure({ editor, title, hint, onRetry }: SaveFailureProps) {
  const { failure, waits, conflict, compare, watched, meet, unsaved, saving } = editor;
  const changes = useRecordChanges(watched?.key);
  const { code } = useLoadedCode(conflictCode, changes > 0);
  if (failure === undefined) {
    return code && watched && changes > 0 ? (
      <code.ChangedElsewhere
        {...{ changes, unsaved, saving }}
        watch={watched}
        onTake={meet}
        onCompare={meet}
      />
    ) : null;
  }
  const compareButton = conflict ? (
    <Button size="small" variant="secondary" onClick={() => compare(true)}>
      {m.editing_compare()}
    </Button>
  ) : undefined;
  const retryButton = onRetry ? (
    <Button size="small" variant="secondary" onClick={onRetry}>
      {m.ui_try_again()}
    </Button>
  ) : undefined;
  return (
    <Alert tone="danger" title={title} action={compareButton ?? retryButton}>
      {conflict ? m.editing_conflict_said() : saveFailureReason(failure)}
      {waits && isOffline() ? <> {m.editing_sent_online()}</> : null}
      {hint && !conflict && !(failure instanceof NetworkError) ? <> {hint}</> : null}
    </Alert>
  );
}

/** Why something was not stored, in the server's own words where it had some. */
export const saveFailureReason = (error: unknown): string =>
  error instanceof NetworkError ? m.form_unreachable() : failureReason(error);
