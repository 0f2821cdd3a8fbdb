import { useMutation } from '@tanstack/react-query';
import type { SessionRole } from '@vitrine/contracts';
import { Download } from 'lucide-react';
import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { reasonOf } from '../../reason-of.ts';
import { SettingsSection } from './settings-section.tsx';

/** Everything held about the person, as one file (SET-04). */
export function Archive({ role }: { role: SessionRole }) {
  const api = useApi();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.download('account.archive'),
    onSuccess: (archive) => saveFile(archive, `my-data-${today()}.zip`),
  });
  return (
    <SettingsSection
      title={m.account_archive_heading()}
      text={role === 'admin' ? m.account_archive_text_admin() : m.account_archive_text()}
    >
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {isPending ? null : <Download size={18} aria-hidden="true" />}
          {isPending ? m.account_archive_busy() : m.account_archive_action()}
        </Button>
      </div>
      {isPending ? <Alert>{m.account_archive_busy_text()}</Alert> : null}
      {isSuccess ? <Alert tone="success">{m.account_archive_done()}</Alert> : null}
      {error ? <Alert tone="danger">{failure(error)}</Alert> : null}
    </SettingsSection>
  );
}

const today = () => new Date().toISOString().slice(0, 10);

function failure(error: unknown): string {
  const reason = reasonOf(error);
  return reason ? m.account_archive_failed_because({ reason }) : m.account_archive_failed();
}
