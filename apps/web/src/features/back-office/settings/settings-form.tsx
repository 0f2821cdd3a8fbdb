import { type FormEvent, useEffect, useRef } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConflictDialog } from '../records/conflict-dialog.tsx';
import type { EditedRecord } from '../records/edited-record.ts';
import { fieldErrors, reasonOf } from '../records/field-errors.ts';
import { LeftWork } from '../records/left-work.tsx';
import { RecordFields } from '../records/record-fields.tsx';
import { settingsFields, settingsGroups } from '../records/settings-fields.ts';
import styles from './settings-form.module.css';
import { SettingsPart } from './settings-part.tsx';
import { useSettingsEditor } from './use-settings.ts';

/** Everything an administrator sets, saved together (ADM-03). */
export function SettingsForm({ stored }: { stored: EditedRecord }) {
  const editor = useSettingsEditor(stored);
  const { record, save, conflict } = editor;
  const errors = fieldErrors(settingsFields, save.error);
  const form = useFocusOnFailure(save.submittedAt, save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) editor.send(record);
  };
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={m.admin_settings_form()}
      onSubmit={submit}
    >
      {editor.left ? (
        <LeftWork
          name={m.admin_settings_name()}
          savedAt={editor.left.savedAt}
          onRestore={editor.restore}
          onDiscard={editor.forget}
        />
      ) : null}
      {settingsGroups.map(({ title, text, fields, paired }) => (
        <SettingsPart key={title()} title={title()} text={text()}>
          <RecordFields
            record={record}
            fields={fields}
            paired={paired}
            errors={errors}
            onChange={editor.change}
          />
        </SettingsPart>
      ))}
      <div className={styles.bar}>
        {save.error ? (
          <Failure error={save.error} onCompare={() => editor.setComparing(true)} />
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" busy={save.isPending}>
            {save.isPending ? m.admin_settings_saving() : m.admin_settings_save()}
          </Button>
          {editor.typed && !save.isPending ? (
            <>
              <Button
                variant="ghost"
                onClick={() => {
                  editor.discard();
                  // the button goes with what it discards
                  form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
                }}
              >
                {m.admin_settings_discard()}
              </Button>
              <p className={styles.state}>{m.admin_settings_unsaved()}</p>
            </>
          ) : null}
        </div>
      </div>
      {conflict && editor.comparing ? (
        <ConflictDialog
          record={record}
          theirs={conflict.theirs}
          onClose={() => editor.setComparing(false)}
          onDecided={editor.send}
        />
      ) : null}
    </form>
  );
}

function Failure({ error, onCompare }: { error: Error; onCompare: () => void }) {
  const conflict = error.name === 'RecordConflict';
  return (
    <Alert
      tone="danger"
      title={m.admin_settings_save_failed()}
      action={
        conflict ? (
          <Button size="small" variant="secondary" onClick={onCompare}>
            {m.admin_content_conflict_choose()}
          </Button>
        ) : undefined
      }
    >
      {conflict ? m.admin_content_conflict_said() : reasonOf(error)}
    </Alert>
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
