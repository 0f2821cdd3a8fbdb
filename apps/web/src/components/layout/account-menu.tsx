import { type Area, rolesWith, sessionRoles } from '@vitrine/contracts';
import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { showSession } from '#lib/account-menu-behaviour.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import styles from './account-menu.module.css';
import { Stack } from './primitives.tsx';
import type { NavItem } from './public-links.ts';

/** Roles as the document names them. */
const named = (area: Area) => rolesWith(area).join(' ');

const visitorLinks = (): NavItem[] => [
  { to: paths.login.to(), label: m.layout_sign_in() },
  { to: paths.register.to(), label: m.layout_create_account() },
];

const userLinks = (): NavItem[] => [
  { to: paths.userPortfolio.to(), label: m.layout_my_page() },
  { to: `${paths.userPortfolio.to()}?mode=edit`, label: m.layout_edit_my_page() },
  { to: paths.user.to(), label: m.layout_my_dashboard() },
  { to: paths.userSettings.to(), label: m.layout_my_account() },
];

const adminLinks = (): NavItem[] => [
  { to: paths.admin.to(), label: m.layout_back_office() },
  { to: paths.adminAccount.to(), label: m.layout_my_account() },
];

interface AccountMenuProps {
  /** The button that signs out; pages that nobody signs out on have none. */
  signOut?: ReactNode | undefined;
}

/**
 * The icon of the header and the menu behind it. The server cannot know who looks at a page that is
 * kept for everyone: all lists are in the document, and lib/account-menu-behaviour.ts shows one.
 */
export function AccountMenu({ signOut }: AccountMenuProps) {
  const id = useId();
  useEffect(() => {
    showSession();
    return session.subscribe(showSession);
  }, []);
  return (
    <div className={styles.account}>
      <Link
        to={paths.register.to()}
        className={cx('round', styles.toggle)}
        aria-label={m.layout_register()}
        aria-controls={id}
        data-account-toggle
        data-visitor-label={m.layout_register()}
        data-member-label={m.layout_member()}
        suppressHydrationWarning
      >
        <CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <div id={id} className={styles.menu} data-account-menu hidden suppressHydrationWarning>
        <Links whose="visitor" links={visitorLinks()} />
        <Links whose={named('portfolio')} links={userLinks()} />
        <Links whose={named('office')} links={adminLinks()} />
        {signOut ? (
          <div
            data-for={sessionRoles.join(' ')}
            hidden
            className={styles.end}
            suppressHydrationWarning
          >
            {signOut}
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** @param whose a visitor's, or those of the roles that are named here */
function Links({ whose, links }: { whose: string; links: readonly NavItem[] }) {
  return (
    <Stack
      as="ul"
      data-for={whose}
      hidden={whose !== 'visitor'}
      className={styles.list}
      suppressHydrationWarning
    >
      {links.map(({ to, label }) => (
        <li key={label}>
          <Link to={to} className={styles.item}>
            {label}
          </Link>
        </li>
      ))}
    </Stack>
  );
}

/** As a line of the menu looks. */
export const accountMenuItem = styles.item;
