import { LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../cx.ts';
import styles from './area-nav.module.css';

export interface AreaNavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Active only on exactly this path. */
  end?: boolean | undefined;
}

interface AreaNavProps {
  items: readonly AreaNavItem[];
  welcome?: ReactNode | undefined;
  onLogout: () => void;
  onChoose: () => void;
}

export function AreaNav({ items, welcome, onLogout, onChoose }: AreaNavProps) {
  return (
    <>
      <nav aria-label={m.layout_area_navigation()}>
        <ul className={styles.list}>
          {items.map(({ to, label, icon: Icon, end }) => (
            <li key={to}>
              <NavLink to={to} end={end ?? false} className={cx(styles.link)} onClick={onChoose}>
                <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {welcome ? <p className={styles.welcome}>{welcome}</p> : null}
        <button type="button" className={cx(styles.link)} onClick={onLogout}>
          <LogOut size={19} strokeWidth={1.75} aria-hidden="true" />
          {m.layout_logout()}
        </button>
      </div>
    </>
  );
}
