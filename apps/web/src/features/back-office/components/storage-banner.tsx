import type { AdminOverview } from '@vitrine/contracts';
import { Alert } from '#components/feedback/alert.tsx';
import { m } from '#messages';
import { diskSize } from './disk-size.ts';
import styles from './storage-banner.module.css';

/** Above every screen of the back-office while the server's disk is full, or nearly. */
export function StorageBanner({
  level,
  freeBytes,
  totalBytes,
}: NonNullable<AdminOverview['storage']>) {
  const sizes = { free: diskSize(freeBytes), total: diskSize(totalBytes) };
  const isFull = level === 'full';
  return (
    <div className={styles.banner}>
      <Alert
        tone={isFull ? 'danger' : 'info'}
        title={isFull ? m.admin_storage_full() : m.admin_storage_low()}
      >
        {isFull ? m.admin_storage_full_hint(sizes) : m.admin_storage_low_hint(sizes)}
      </Alert>
    </div>
  );
}
