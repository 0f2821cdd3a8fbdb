import type { Locale } from '@vitrine/contracts';
import { useState } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { now } from '#lib/clock.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#messages';
import { useAction } from '../../components/use-action.ts';
import { type ExportScope, exportLanguage } from './export-language.ts';

export interface ExchangeProps {
  locale: Locale;
  onClose: () => void;
}

/** What a translator outside gets. */
export function ExportDialog({ locale, onClose }: ExchangeProps) {
  const [scope, setScope] = useState<ExportScope>('open');
  const exporting = useAction({
    send: (api) => exportLanguage(api, locale, scope),
    failed: failureReason,
    onDone: (_queries, xliff) => {
      if (xliff === undefined) return;
      const day = new Date(now()).toISOString().slice(0, 10);
      const file = new Blob([xliff], { type: 'application/xliff+xml' });
      saveFile(file, `translations-${locale}-${day}.xlf`);
      onClose();
    },
  });
  const isEmpty = exporting.isSuccess && exporting.data === undefined;
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={m.admin_translations_export()}
      description={m.admin_translations_export_hint()}
    >
      <Stack gap={2}>
        <FilterPills
          label={m.admin_translations_export_scope()}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'open', label: m.admin_translations_export_open() },
            { value: 'all', label: m.admin_translations_export_all() },
          ]}
        />
        <p role="status">{isEmpty ? m.admin_translations_export_none() : ''}</p>
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
          {m.admin_translations_export_download()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
