import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { entryKinds } from '../components/entry-fields.tsx';
import { nameOf } from './slots.ts';
import { type EntryToEdit, useEntryEditor } from './use-entry-editor.ts';

interface EntryDialogProps {
  entry: EntryToEdit;
  /** Saved, given up, or closed in passing: then what was typed waits to be offered. */
  onClose: () => void;
}

/** The modal of one entry: a text input for each field, and no checks but the server's (WEB-02). */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const editor = useEntryEditor(entry, onClose);
  const { stored, saving, form } = editor;
  const words = typeWords(entry.type);
  const cancel = () => {
    editor.discard();
    onClose();
  };
  return (
    <Dialog
      open
      title={stored ? words.edit : words.add}
      onOpenChange={onClose}
      dismissible={!saving}
    >
      <EditorForm
        editor={editor}
        name={nameOf(entry.type, form.getValues())}
        kinds={entryKinds}
        stacked
      >
        <SaveFailure editor={editor} title={stored ? words.failedUpdate : words.failedCreate} />
        <Fields fields={editor.fields} />
        <DialogActions>
          <Button variant="secondary" disabled={saving} onClick={cancel}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" busy={saving}>
            {stored ? m.admin_content_update() : m.admin_content_create()}
          </Button>
        </DialogActions>
      </EditorForm>
    </Dialog>
  );
}
