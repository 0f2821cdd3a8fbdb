import type { Company } from '@vitrine/contracts';
import { CircleUserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
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
import { useNativeMenu } from './use-menu.ts';

const SOLID_AFTER_PX = 10;

/** The fixed header of the public pages, which are dark whatever the areas are set to. */
export function SiteHeader({ name }: { name: Company['name'] }) {
  const scrolled = useScrolled(SOLID_AFTER_PX);
  const { open, close, area, toggle, menu } = useNativeMenu();
  useDarkTheme();
  return (
    <header
      {...area}
      className={cx('backdrop screen-only', styles.header)}
      data-scrolled={scrolled}
      data-menu={open ? 'open' : 'closed'}
    >
      <Row gap={3} align="center" className={cx('contained', styles.bar)}>
        <Brand name={name} to={paths.home.to()} onClick={close} />
        <nav {...menu} className={styles.nav} aria-label={m.layout_main_navigation()}>
          <Row as="ul" className={styles.links}>
            {mainLinks().map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end={link.to === paths.home.pattern}
                  className={cx(styles.link)}
                  onClick={close}
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
          onClick={close}
        >
          <CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <MenuToggle {...toggle} open={open} className={styles.toggle} />
      </Row>
    </header>
  );
}

/** True while the page is scrolled more than `threshold` px; false at the start. */
function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [threshold]);
  return scrolled;
}
