import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Settings, settingsSchema } from '@vitrine/contracts';
import { z } from 'zod';
import { useToast } from '#components/feedback/toast-context.ts';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { sentValues } from '#lib/editing/field.ts';
import { useEditor } from '#lib/editing/use-editor.ts';
import { withVersion } from '#lib/with-version.ts';
import { m } from '#messages';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import { settingsFields } from './settings-fields.ts';

const settingsKey = ['settings to edit'] as const;

const storedSchema = z.object({ whole: settingsSchema, version: z.number().optional() });
/** The settings with their version. */
export type StoredSettings = z.infer<typeof storedSchema>;

const readSettings = (api: ApiClient, signal?: AbortSignal): Promise<StoredSettings> =>
  withVersion((onVersion) => api.call('settings.get', {}, { signal, onVersion }));

export function useStoredSettings() {
  const api = useApi();
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => readSettings(api, signal),
  });
}

/** The settings while they are edited. */
export function useSettingsEditor(stored: StoredSettings) {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useRefreshAfterSave();
  const toast = useToast();
  return useEditor<StoredSettings, Settings, Settings>({
    draft: 'settings',
    fields: settingsFields,
    stored,
    storedSchema,
    values: (now) => (now ?? stored).whole,
    body: (values) => sentValues(settingsFields, values, values),
    send: ({ body, stored: before }) =>
      withVersion((onVersion) =>
        api.call('settings.save', { body }, { ifMatch: before?.version, onVersion }),
      ),
    // a refusal does not say the version of what it shows
    current: () => readSettings(api),
    onSaved(saved) {
      queries.setQueryData(settingsKey, saved);
      toast({ message: m.admin_settings_saved() });
      // The header of this very page says the company's name; mails may come from somebody else.
      return refresh([['pages.company.get'], ['outbox.route']]);
    },
  });
}
