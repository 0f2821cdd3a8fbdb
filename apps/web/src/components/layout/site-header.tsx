import type { Company } from '@vitrine/contracts';
import { CircleUserRound } from 'lucide-react';
import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useDarkTheme } from '#lib/theme.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { Brand } from './brand.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { Row } from './primitives.tsx';
import { mainLinks } from './public-links.ts';
import styles from './site-header.module.css';

/**
 * The fixed header of the public pages, which are dark whatever the areas are set to. What it does
 * is in lib/site-header-behaviour.ts.
 */
export function SiteHeader({ name }: { name: Company['name'] }) {
  const menu = useId();
  useDarkTheme();
  return (
    <header className={cx('backdrop screen-only', styles.header)}>
      <Row gap={3} align="center" className={cx('contained', styles.bar)}>
        <Brand name={name} to={paths.home.to()} />
        <nav
          id={menu}
          popover="auto"
          className={styles.nav}
          aria-label={m.layout_main_navigation()}
        >
          <Row as="ul" className={styles.links}>
            {mainLinks().map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end={link.to === paths.home.pattern}
                  className={cx(styles.link)}
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </Row>
        </nav>
        <Link
          to={paths.register.to()}
          className={cx('round', styles.register)}
          aria-label={m.layout_register()}
          title={m.layout_register()}
        >
          <CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <MenuToggle
          popoverTarget={menu}
          aria-controls={menu}
          data-closed-label={m.layout_open_menu()}
          data-open-label={m.layout_close_menu()}
          className={styles.toggle}
          suppressHydrationWarning
        />
      </Row>
    </header>
  );
}
