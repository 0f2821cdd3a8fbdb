import { useMutation } from '@tanstack/react-query';
import type { EndpointInput } from '@vitrine/contracts';
import { Download } from 'lucide-react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#messages';

type Exported = 'admin.applications.export' | 'admin.audit.export';

interface ExportButtonProps {
  endpoint: Exported;
  query: EndpointInput<Exported>['query'];
  /** The file's name without its date: 'applications'. */
  name: string;
  /** Said when it fails. */
  failed: string;
}

/** Saves what the filters show as a table for spreadsheets. */
export function ExportButton(props: ExportButtonProps) {
  const { endpoint, query, name, failed } = props;
  const api = useApi();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.download<Exported>(endpoint, { query }),
    onSuccess: (file) => saveFile(file, `${name}-${new Date().toISOString().slice(0, 10)}.csv`),
    onError: () => toast({ message: failed, tone: 'danger' }),
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {isPending ? null : <Download size={18} aria-hidden="true" />}
      {m.admin_export_csv()}
    </Button>
  );
}
