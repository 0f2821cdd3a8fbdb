import type { Application } from '@vitrine/contracts';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { FilterPills } from '../../../components/ui/filter-pills.tsx';
import { failureReason } from '../components/failure-reason.ts';
import { useSetStatus } from './application-changes.ts';
import { statusOptions } from './application-words.ts';
import styles from './status-choice.module.css';

/** Where an application stands; saved as soon as it is chosen. */
export function StatusChoice({ application }: { application: Application }) {
  const { id, status } = application;
  const saving = useSetStatus(id);
  return (
    <div className={styles.choice}>
      <FilterPills
        label={m.admin_applications_status()}
        options={statusOptions()}
        value={status}
        onChange={(chosen) => saving.mutate(chosen)}
      />
      {saving.error ? (
        <Alert tone="danger" title={m.admin_applications_status_failed()}>
          {failureReason(saving.error)}
        </Alert>
      ) : null}
    </div>
  );
}
