import type { Account } from '@vitrine/contracts';
import { Archive } from './archive.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Sessions } from './sessions.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

/** The account: who one is, where one is signed in, what is held, and the way out. */
export function Settings({ account }: { account: Account }) {
  return (
    <div className={styles.settings}>
      <SettingsForm account={account} />
      <Sessions />
      <Archive />
      <DeleteAccount />
    </div>
  );
}
