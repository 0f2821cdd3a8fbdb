import { Link, useLocation } from 'react-router-dom';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './inbox-nav.module.css';

/** From the messages to the applications and back; both are what people wrote to the company. */
export function InboxNav() {
  const { pathname } = useLocation();
  const waiting = useEndpoint('admin.applications.counts', { query: {} }).data?.new ?? 0;
  const places = [
    { to: paths.adminMessages.to(), label: m.area_messages() },
    { to: paths.adminApplications.to(), label: m.admin_applications_title(), count: waiting },
  ];
  return (
    <nav aria-label={m.admin_inbox()} className={styles.nav}>
      {places.map(({ to, label, count }) => {
        const words = (
          <>
            {label}
            {count ? (
              <>
                {' '}
                <span className={styles.count}>{m.admin_applications_tab_new({ count })}</span>
              </>
            ) : null}
          </>
        );
        return to === pathname ? (
          <span key={to} aria-current="page" className={styles.place}>
            {words}
          </span>
        ) : (
          <Link key={to} to={to} className={styles.place}>
            {words}
          </Link>
        );
      })}
    </nav>
  );
}
