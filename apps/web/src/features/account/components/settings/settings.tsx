import type { Account } from '@vitrine/contracts';
import { signInOf } from '../../sign-in-of.ts';
import { Archive } from './archive.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Sessions } from './sessions.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

/**
 * The account: who one is, where one is signed in, what is held, and the way out. The same for
 * everybody; an administrator has no portfolio, and signs in elsewhere.
 */
export function Settings({ account }: { account: Account }) {
  return (
    <div className={styles.settings}>
      <SettingsForm account={account} />
      <Sessions signIn={signInOf(account.role)} />
      <Archive role={account.role} />
      <DeleteAccount role={account.role} />
    </div>
  );
}
