import type { AdminOverview } from '@vitrine/contracts';
import { Alert } from '#components/feedback/alert.tsx';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';
import styles from './storage-banner.module.css';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

/** '1.2 GB', '240 MB' */
function diskSize(bytes: number): string {
  const [amount, unit] =
    bytes < GIGABYTE ? [bytes / MEGABYTE, 'megabyte'] : [bytes / GIGABYTE, 'gigabyte'];
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'gigabyte' ? 1 : 0,
  }).format(amount);
}

/** Above every screen of the back-office while the server's disk is full, or nearly. */
export function StorageBanner({ level, freeBytes, totalBytes }: AdminOverview['storage']) {
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
