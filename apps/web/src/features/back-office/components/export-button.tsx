import type { EndpointInput } from '@vitrine/contracts';
import { Download } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { now } from '#lib/clock.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#messages';
import { useAction } from './use-action.ts';

type Exported = 'admin.applications.export' | 'admin.audit.export' | 'subscribers.export';

interface ExportButtonProps {
  endpoint: Exported;
  query: NonNullable<EndpointInput<Exported>['query']>;
  /** The file's name without its date: 'applications'. */
  name: string;
  /** Said when it fails. */
  failed: string;
}

/** Saves what the filters show as a table for spreadsheets. */
export function ExportButton(props: ExportButtonProps) {
  const { endpoint, query, name, failed } = props;
  const { mutate, isPending } = useAction({
    send: (api) => api.download<Exported>(endpoint, { query }),
    onDone: (_queries, file) =>
      saveFile(file, `${name}-${new Date(now()).toISOString().slice(0, 10)}.csv`),
    failed: () => failed,
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {isPending ? null : <Download size={18} aria-hidden="true" />}
      {m.admin_export_csv()}
    </Button>
  );
}
