import { FileUp } from 'lucide-react';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { FileButton } from '#components/form/file-button.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { useAction } from '../../components/use-action.ts';
import { kindOf, titleOf } from '../translation-words.ts';
import type { ExchangeProps } from './export-dialog.tsx';
import { type ImportPlan, planImport, type Refused } from './plan-import.ts';
import { readFile } from './read-file.ts';
import { saveImport } from './save-import.ts';

/** What a translator has sent back: first what of it can be taken, then it is saved. */
export function ImportDialog({ locale, onClose }: ExchangeProps) {
  const toast = useToast();
  const reading = useAction({
    send: async (api, file: File) => planImport(api, await readFile(file, locale), locale),
  });
  const saving = useAction({
    send: (api, { ready }: ImportPlan) => saveImport(api, ready, locale),
    failed: failureReason,
    onDone: (queries, failed) => {
      const count = (reading.data?.ready.length ?? 0) - failed.length;
      if (count > 0) toast({ message: m.admin_translations_import_saved({ count }) });
      if (failed.length === 0) onClose();
      return queries.invalidateQueries();
    },
  });
  const plan = saving.isSuccess ? undefined : reading.data;
  const count = plan?.ready.length ?? 0;
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={onClose}
      dismissible={!saving.isPending}
      title={m.admin_translations_import()}
      description={m.admin_translations_import_hint()}
    >
      <Stack gap={2}>
        <div>
          <FileButton
            label={m.admin_translations_import_choose()}
            accept=".xlf,.xliff,application/xliff+xml"
            icon={<FileUp size={18} aria-hidden="true" />}
            busy={reading.isPending}
            disabled={saving.isPending}
            onChoose={(file) => {
              saving.reset();
              reading.mutate(file);
            }}
          />
        </div>
        {reading.error ? (
          <Alert tone="danger" title={m.admin_translations_import_unread()}>
            {failureReason(reading.error)}
          </Alert>
        ) : null}
        {plan ? <Plan {...plan} /> : null}
        {saving.data ? <RefusedList refused={saving.data} /> : null}
      </Stack>
      <DialogActions>
        <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
          {saving.isSuccess ? m.ui_close() : m.ui_cancel()}
        </Button>
        {plan && count > 0 ? (
          <Button busy={saving.isPending} onClick={() => saving.mutate(plan)}>
            {m.admin_translations_import_save({ count })}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function Plan({ ready, refused, unchanged, untouched }: ImportPlan) {
  return (
    <Stack gap={2} role="status">
      {ready.length > 0 ? (
        <section>
          <h3 className={textStyle({ size: 'small', weight: 'strong' })}>
            {m.admin_translations_import_ready({ count: ready.length })}
          </h3>
          <Stack as="ul" role="list" gap={0.5} above={1}>
            {ready.map(({ record }) => (
              <li key={`${record.kind} ${record.id}`}>
                {kindOf(record)}: {titleOf(record)}
              </li>
            ))}
          </Stack>
        </section>
      ) : null}
      <RefusedList refused={refused} />
      {unchanged > 0 ? <p>{m.admin_translations_import_unchanged({ count: unchanged })}</p> : null}
      {untouched > 0 ? <p>{m.admin_translations_import_untouched({ count: untouched })}</p> : null}
      {ready.length + refused.length + unchanged + untouched === 0 ? (
        <p>{m.admin_translations_import_empty()}</p>
      ) : null}
    </Stack>
  );
}

function RefusedList({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="danger" title={m.admin_translations_import_refused({ count: refused.length })}>
      <Stack as="ul" role="list" gap={1} above={1}>
        {refused.map(({ name, reasons }) => (
          <li key={name}>
            <strong>{name}</strong>
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
