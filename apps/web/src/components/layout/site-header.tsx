import type { Company } from '@vitrine/contracts';
import { type ReactNode, useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { useDarkTheme } from '#lib/theme.ts';
import { usePublicLocales, useWebsiteLink } from '#lib/use-website-link.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { Row } from './primitives.tsx';
import { joinLinks, mainLinks } from './public-links.ts';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  name: Company['name'];
  /** The button of the account menu that signs out. */
  signOut?: ReactNode | undefined;
}

/**
 * The fixed header of the public pages, which are dark whatever the areas are set to. What it does
 * is in lib/site-header-behaviour.ts.
 */
export function SiteHeader({ name, signOut }: SiteHeaderProps) {
  const menu = useId();
  const websiteLink = useWebsiteLink();
  const languages = usePublicLocales();
  useDarkTheme();
  return (
    <header className={cx('backdrop screen-only', styles.header)}>
      <Row gap={3} align="center" className={cx('contained', styles.bar)}>
        <Brand name={name} to={paths.home.to()} />
        <div id={menu} popover="auto" className={styles.nav}>
          <nav aria-label={m.layout_main_navigation()}>
            <Row as="ul" className={styles.links}>
              {mainLinks().map((link) => (
                <li key={link.to}>
                  <NavLink
                    to={websiteLink(link.to)}
                    end={link.to === paths.home.path}
                    className={cx(styles.link)}
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
            </Row>
          </nav>
          {/* With room these are in the footer alone. */}
          <nav aria-label={m.layout_join()} className={styles.join}>
            <ul className={styles.joinLinks}>
              {joinLinks().map((link) => (
                <li key={link.to}>
                  <Link to={websiteLink(link.to)} className={styles.joinLink}>
                    {link.label}
                  </Link>
                </li>
              ))}
              <LanguageLinks languages={languages} className={styles.joinLink} />
            </ul>
          </nav>
        </div>
        {languages.length > 1 ? (
          <ul className={styles.languages}>
            <LanguageLinks languages={languages} short className={styles.link} />
          </ul>
        ) : null}
        <AccountMenu signOut={signOut} />
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
