import type { Account } from '@vitrine/contracts';
import { AccountAccess } from './account-access.tsx';
import { AccountDetails } from './account-details.tsx';
import styles from './settings.module.css';

export function Settings({ account }: { account: Account }) {
  return (
    <div className={styles.columns}>
      <AccountDetails account={account} />
      <div className={styles.side}>
        <AccountAccess email={account.email} />
      </div>
    </div>
  );
}
