import { Banner } from '#components/feedback/banner.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './mail-banner.module.css';

/** Along the bottom, since it comes late and stays: above the page it would push everything down. */
export const MailBanner = () => (
  <div className={styles.along}>
    <Banner
      action={
        <ButtonLink to={paths.adminSystem.to()} variant="secondary" size="small">
          {m.admin_mail_banner_link()}
        </ButtonLink>
      }
    >
      {m.admin_mail_banner()}
    </Banner>
  </div>
);
