import type { ContentType } from '@vitrine/contracts';
import { type FormEvent, useEffect, useRef } from 'react';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { typeWords } from '../components/content-words.ts';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import { type EditedRecord, isNew, specsOf } from '../records/edited-record.ts';
import { fieldErrors } from '../records/field-errors.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { EntryFailure } from './entry-failure.tsx';
import { useEntryEditor } from './use-entry-editor.ts';

interface EntryDialogProps {
  type: ContentType;
  start: EditedRecord;
  /** Told what is not saved yet. */
  onKeep: (record: EditedRecord | undefined) => void;
  /** After saving, and when somebody gives up what was typed. */
  onDone: () => void;
  /** Closed in passing: what was typed is not given up. */
  onLeave: () => void;
}

/** The modal of one entry: a text input for each field, and no checks but the server's (WEB-02). */
export function EntryDialog({ type, start, onKeep, onDone, onLeave }: EntryDialogProps) {
  const editor = useEntryEditor({ type, start, onKeep, onSaved: onDone });
  const { record, save, conflict } = editor;
  const specs = specsOf(record.source);
  const words = typeWords(type);
  const form = useFocusOnFailure(save.submittedAt, save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!save.isPending) editor.send(record);
  };
  return (
    <Dialog
      open
      title={isNew(record) ? words.add : words.edit}
      onOpenChange={onLeave}
      dismissible={!save.isPending}
    >
      <form ref={form} noValidate method="post" onSubmit={submit}>
        {save.error ? (
          <EntryFailure
            type={type}
            record={record}
            error={save.error}
            onCompare={conflict ? () => editor.setComparing(true) : undefined}
          />
        ) : null}
        <RecordFields
          record={record}
          fields={specs}
          errors={fieldErrors(specs, save.error)}
          onChange={editor.change}
        />
        <DialogActions>
          <Button variant="secondary" disabled={save.isPending} onClick={onDone}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {isNew(record) ? m.admin_content_create() : m.admin_content_update()}
          </Button>
        </DialogActions>
      </form>
      {conflict && editor.comparing ? (
        <ConflictDialog
          record={record}
          theirs={conflict.theirs}
          onClose={() => editor.setComparing(false)}
          onDecided={editor.send}
        />
      ) : null}
    </Dialog>
  );
}

/** Brings the first thing that is wrong into view, once it is in the page. */
function useFocusOnFailure(attempt: number, error: Error | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!error) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [attempt, error]);
  return form;
}
