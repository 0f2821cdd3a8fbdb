import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import styles from './auth-body.module.css';

/** Says nothing of whether there is an account. */
export function ForgotPasswordSent({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={styles.body}>
      <div className={styles.actions}>
        <ButtonLink to={paths.login.to()}>{m.auth_back_to_sign_in()}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {m.auth_forgot_sent_again()}
        </Button>
      </div>
    </div>
  );
}
