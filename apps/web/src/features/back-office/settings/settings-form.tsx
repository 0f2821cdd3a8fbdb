import { EditorForm } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { SaveFailure } from '#components/editing/save-failure.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { settingsGroups } from './settings-fields.ts';
import styles from './settings-form.module.css';
import { type StoredSettings, useSettingsEditor } from './use-settings.ts';

/** Everything an administrator sets, saved together (ADM-03). */
export function SettingsForm({ stored }: { stored: StoredSettings }) {
  const editor = useSettingsEditor(stored);
  const { saving, unsaved } = editor;
  const discard = () => {
    editor.discard();
    // the button goes with what it discards
    editor.element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  return (
    <EditorForm editor={editor} name={m.area_settings()} label={m.area_settings()}>
      <div className={styles.offer}>
        <RestorePrompt name={m.area_settings()} editor={editor} />
      </div>
      {settingsGroups.map(({ title, text, fields, paired }, index) => (
        <SettingsSection key={title()} title={title()} text={text()} first={index === 0}>
          <Fields fields={fields} paired={paired} />
        </SettingsSection>
      ))}
      <Stack gap={2} className={styles.bar}>
        <SaveFailure editor={editor} title={m.admin_settings_save_failed()} />
        <Cluster gap={2} rowGap={1} align="center">
          <Button type="submit" busy={saving}>
            {saving ? m.admin_saving() : m.admin_settings_save()}
          </Button>
          {unsaved && !saving ? (
            <>
              <Button variant="ghost" onClick={discard}>
                {m.admin_discard_changes()}
              </Button>
              <p className={textStyle({ tone: 'muted', size: 'small' })}>
                {m.admin_settings_unsaved()}
              </p>
            </>
          ) : null}
        </Cluster>
      </Stack>
    </EditorForm>
  );
}
