import { useState } from 'react';
import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useLogout } from '../../../lib/use-logout.ts';
import styles from './settings.module.css';

/** The password, and leaving this device. */
export function AccountAccess({ email }: { email: string }) {
  const logout = useLogout(paths.userLogin.to());
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <>
      <section aria-labelledby="password" className={styles.access}>
        <h2 id="password" className={styles.title}>
          {m.account_password_heading()}
        </h2>
        <p className={styles.text}>{m.account_password_text()}</p>
        <ButtonLink to={paths.forgotPassword.to()} state={{ email }} variant="secondary">
          {m.account_password_action()}
        </ButtonLink>
      </section>
      <section aria-labelledby="this-device" className={styles.access}>
        <h2 id="this-device" className={styles.title}>
          {m.account_sign_out_heading()}
        </h2>
        <p className={styles.text}>{m.account_sign_out_text()}</p>
        <Button variant="secondary" onClick={leave} busy={leaving}>
          {m.layout_logout()}
        </Button>
      </section>
    </>
  );
}
