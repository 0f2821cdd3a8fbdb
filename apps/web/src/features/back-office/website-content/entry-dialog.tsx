import { type ContentType, contentDefinitions, contentTypes } from '@vitrine/contracts';
import { z } from 'zod';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { sentValues, valuesOf } from '#lib/editing/field.ts';
import { useSavedDraft } from '#lib/editing/use-draft.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { newestEntry, saveEntry } from '../components/save-entry.ts';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import { watchedRecord } from '../live/watched-record.ts';
import { entryFields, entryKinds } from './entry-fields.tsx';
import { type ContentItem, ENTRY_DRAFT, listEndpoint, nameOf } from './slots.ts';

export interface EntryDialogProps {
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

/** The values of the fields; its type goes with them, so that a draft is known by it. */
interface EntryValues extends Record<string, unknown> {
  type: ContentType;
}

const draftSchema = z.object({
  stored: z.looseObject({ id: z.string() }).optional(),
  values: z.looseObject({ type: z.enum(contentTypes) }),
});

/** Offers the latest entry, of any type, that was typed and not saved. */
export function SavedEntry({ onRestore }: SavedEntryProps) {
  const { savedDraft, discard } = useSavedDraft(ENTRY_DRAFT, draftSchema);
  if (!savedDraft) return null;
  const { stored, values } = savedDraft.content;
  const restore = () => onRestore({ type: values.type, stored, restores: true });
  return (
    <RestorePrompt
      name={nameOf(values.type, values)}
      editor={{ savedDraft, restore, discardSavedDraft: discard }}
    />
  );
}

export interface SavedEntryProps {
  onRestore: (entry: EntryToEdit) => void;
}

export interface EntryToEdit {
  type: ContentType;
  /** Undefined for a new one. */
  stored: ContentItem | undefined;
  /** Goes on with what was left of it. */
  restores?: boolean;
}

const versionOf = ({ version }: Pick<ContentItem, string>) =>
  typeof version === 'number' ? version : undefined;

/** One entry while it is written; what fails leaves everything as it was typed. */
function useEntryEditor({ type, stored, restores }: EntryToEdit, onSaved: () => void) {
  const api = useApi();
  const refresh = useRefreshAfterSave();
  const toast = useToast();
  const { entity, input } = contentDefinitions[type];
  const fields = entryFields(type);
  return useEditor<ContentItem, EntryValues, object>({
    draft: ENTRY_DRAFT,
    resumes: restores,
    fields,
    stored,
    input,
    storedSchema: entity as unknown as z.ZodType<ContentItem>,
    values: (now) => ({ ...valuesOf<EntryValues>(fields, now ?? {}), type }),
    body: (values, now) => withoutBlanks(type, sentValues(fields, values, now ?? {})),
    send: ({ body, stored: before, key }) =>
      saveEntry(api, type, {
        id: before?.id,
        version: before && versionOf(before),
        key,
        body,
      }),
    watch: ({ id, version }) =>
      watchedRecord<ContentItem>(api, {
        ...{ subject: contentDefinitions[type].subject, id, version: versionOf({ version }) },
        newest: () => newestEntry(api, type, id),
        versionOf,
      }),
    onSaved(saved) {
      const name = nameOf(type, saved);
      toast({
        message: stored ? m.admin_content_updated({ name }) : m.admin_added({ name }),
      });
      onSaved();
      return refresh([[listEndpoint(type)]]);
    },
  });
}

/** A reference to nothing is null; its control can only say ''. */
const withoutBlanks = (type: ContentType, body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = Object.entries(contentDefinitions[type].fields).find(([key]) => key === name);
      return [name, field?.[1].kind === 'reference' && value === '' ? null : value];
    }),
  );
