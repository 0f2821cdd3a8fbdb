import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type Path } from 'react-hook-form';
import type { Editor } from '#lib/editing/use-editor.ts';
import { cx } from '../cx.ts';
import { FormContextProvider } from '../form/form-context.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './editing.module.css';
import { type FieldKinds, KindsProvider } from './kinds.ts';

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
            className={cx(stacked && styles.fields, className)}
            onSubmit={editor.submit}
          >
            {children}
          </form>
          {conflict && comparing ? (
            <ConflictDialog
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
