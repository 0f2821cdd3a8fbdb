import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings as Whole } from '@vitrine/contracts';
import { EditorForm, SaveFailure } from '#components/editing/editor-form.tsx';
import { Fields } from '#components/editing/fields.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { SaveBar } from '#components/editing/save-bar.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Cluster } from '#components/layout/primitives.tsx';
import { FieldsSkeleton, SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { sentValues } from '#lib/editing/field.ts';
import { loadedReader } from '#lib/editing/use-draft.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { loadedPart } from '../components/loaded-part.tsx';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import { watchedRecord } from '../live/watched-record.ts';
import styles from './settings.module.css';
import { settingsFields, settingsGroups } from './settings-fields.ts';
import type { StoredSettings } from './stored-settings.ts';

const settingsKey = ['settings to edit'] as const;

const loadSchemas = () => import('./stored-settings.ts');
const storedSchema = loadedReader(async () => (await loadSchemas()).storedSettingsSchema);
/** Where its code does not come, the server checks alone. */
const check = () =>
  loadSchemas().then(
    (schemas) => schemas.settingsCheck,
    () => undefined,
  );

// What is under the form comes after it.
const SignInRule = loadedPart(
  'sign-in rule',
  async () => (await import('./sign-in-rule.tsx')).SignInRule,
);
const MailSettings = loadedPart(
  'mail settings',
  async () => (await import('./mail-settings.tsx')).MailSettings,
);

const Webhooks = loadedPart(
  'webhooks',
  async () => (await import('./webhooks/webhooks.tsx')).Webhooks,
);

const readSettings = (api: ApiClient, signal?: AbortSignal): Promise<StoredSettings> =>
  withVersion((onVersion) => api.call('settings.get', {}, { signal, onVersion }));

/** The installation: who the company is, and how its mails fare. */
export function Settings() {
  const api = useApi();
  const query = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => readSettings(api, signal),
  });
  return (
    <Answered query={query} failed={m.admin_settings_failed()} skeleton={<SettingsSkeleton />}>
      {(stored) => (
        <>
          <SettingsForm stored={stored} />
          <SignInRule />
          <MailSettings />
          <Webhooks />
        </>
      )}
    </Answered>
  );
}

/** The shape of the form: its sections are known before what they hold. */
const SettingsSkeleton = () => (
  <div aria-hidden="true">
    {settingsGroups.map(({ title, text, fields, paired }, index) => (
      <SettingsSection key={title()} title={title()} text={text()} first={index === 0}>
        <FieldsSkeleton
          rows={paired ? Math.ceil(fields.length / 2) : fields.length}
          paired={paired}
        />
      </SettingsSection>
    ))}
  </div>
);

/** The settings while they are edited. */
function useSettingsEditor(stored: StoredSettings) {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useRefreshAfterSave();
  const toast = useToast();
  return useEditor<StoredSettings, Whole, Whole>({
    draft: 'settings',
    fields: settingsFields,
    stored,
    storedSchema,
    values: (now) => (now ?? stored).whole,
    body: (values) => sentValues(settingsFields, values, values),
    check,
    send: ({ body, stored: before }) =>
      withVersion((onVersion) =>
        api.call('settings.save', { body }, { ifMatch: before?.version, onVersion }),
      ),
    // a refusal does not say the version of what it shows
    current: () => readSettings(api),
    watch: ({ version }) =>
      watchedRecord(api, {
        ...{ subject: 'settings', id: 'main', version },
        newest: () => readSettings(api),
        versionOf: (now) => now.version,
      }),
    onSaved(saved) {
      queries.setQueryData(settingsKey, saved);
      toast({ message: m.admin_settings_saved() });
      // The header of this very page says the company's name; mails may come from someone else.
      return refresh([['pages.company.get'], ['outbox.route']]);
    },
  });
}

/** Everything an administrator sets, saved together (ADM-03). */
function SettingsForm({ stored }: { stored: StoredSettings }) {
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
      {settingsGroups.map(({ id, title, text, fields, paired }, index) => (
        <SettingsSection key={id} id={id} title={title()} text={text()} first={index === 0}>
          <Fields fields={fields} paired={paired} />
        </SettingsSection>
      ))}
      <SaveBar>
        <SaveFailure editor={editor} title={m.admin_settings_save_failed()} />
        <Cluster gap={1} align="center">
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
      </SaveBar>
    </EditorForm>
  );
}
