import type { Company } from '@vitrine/contracts';
import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { AreaNav, type AreaNavItem } from './area-nav.tsx';
import styles from './area-shell.module.css';
import { Brand } from './brand.tsx';
import { MenuToggle } from './menu-toggle.tsx';
import { Row } from './primitives.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useMenu } from './use-menu.ts';

interface AreaShellProps {
  name: Company['name'];
  items: readonly AreaNavItem[];
  /** The own account, above the logout. */
  account?: AreaNavItem | undefined;
  /** A line above the logout: whom the area greets. */
  welcome?: ReactNode | undefined;
  onLogout: () => void;
  dark: boolean;
  onToggleDark: () => void;
  children: ReactNode;
}

/** The frame of the user and the admin area: a sidebar, on a phone a bar with a drawer. */
export function AreaShell(props: AreaShellProps) {
  const { name, items, account, welcome, onLogout, dark, onToggleDark, children } = props;
  const { open, close, area, toggle, menu } = useMenu();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header {...area} className={styles.side}>
        <Row gap={1} align="center" className={styles.bar}>
          <MenuToggle {...toggle} open={open} className={styles.toggle} />
          <Brand name={name} to={paths.home.to()} />
          <IconButton
            label={dark ? m.layout_light_mode() : m.layout_dark_mode()}
            className={styles.theme}
            onClick={onToggleDark}
          >
            {dark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
          </IconButton>
        </Row>
        <div {...menu} className={styles.drawer}>
          <AreaNav {...{ items, account, welcome, onLogout }} onChoose={close} />
        </div>
        {open ? (
          <button
            type="button"
            className={styles.scrim}
            tabIndex={-1}
            aria-hidden="true"
            onClick={close}
          />
        ) : null}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
