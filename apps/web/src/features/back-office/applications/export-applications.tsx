import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { queryOf } from './application-filter.ts';
import styles from './export-applications.module.css';

/** Saves what the filters show as a table for spreadsheets. */
export function ExportApplications({ query }: { query: ReturnType<typeof queryOf> }) {
  const api = useApi();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.download('admin.applications.export', { query }),
    onSuccess: (file) =>
      saveFile(file, `applications-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toast({ message: m.admin_applications_export_failed(), tone: 'danger' }),
  });
  return (
    <Button variant="secondary" busy={isPending} className={styles.export} onClick={() => mutate()}>
      {isPending ? null : <Download size={18} aria-hidden="true" />}
      {m.admin_applications_export()}
    </Button>
  );
}
