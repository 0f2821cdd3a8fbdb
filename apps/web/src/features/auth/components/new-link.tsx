import { m } from '#messages';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { paths } from '../../../lib/paths.ts';
import styles from './auth-body.module.css';

/** The way on from a link that cannot be used. */
export function NewLink() {
  return (
    <div className={styles.body}>
      <p>
        <ButtonLink to={paths.forgotPassword.to()} size="large">
          {m.auth_link_new()}
        </ButtonLink>
      </p>
    </div>
  );
}
