import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './back-to-profile.module.css';

/** The way back from the screens that the sidebar does not name. */
export function BackToProfile() {
  return (
    <p className={styles.back}>
      <ButtonLink to={paths.user.to()} variant="ghost" size="small">
        <ArrowLeft size={16} aria-hidden="true" />
        {m.account_profile()}
      </ButtonLink>
    </p>
  );
}
