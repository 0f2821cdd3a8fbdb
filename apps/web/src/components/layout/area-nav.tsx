import { LogOut, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './area-nav.module.css';
import { layoutClass } from './layout-class.ts';
import { Stack } from './primitives.tsx';

export interface AreaNavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Active only on exactly this path. */
  end?: boolean | undefined;
  /** Other addresses at which one is in the same place. */
  covers?: readonly string[] | undefined;
  /** How much waits there; zero is not shown. */
  count?: number | undefined;
  /** The name of the link with its count: 'Messages, 3 unread'. */
  countedLabel?: string | undefined;
}

interface AreaNavProps {
  items: readonly AreaNavItem[];
  /** The own account, at the foot: it is no place of the area. */
  account?: AreaNavItem | undefined;
  welcome?: ReactNode | undefined;
  onLogout: () => void;
  onChoose: () => void;
}

const isCurrent = ({ to, end = false, covers = [] }: AreaNavItem, pathname: string) =>
  matchPath({ path: to, end }, pathname) !== null ||
  covers.some((path) => matchPath({ path, end: false }, pathname));

/** What is heard says the count as well; it is seen beside the name. */
function Label({ item: { label, count, countedLabel } }: { item: AreaNavItem }) {
  if (!count) return label;
  return (
    <>
      <VisuallyHidden>{countedLabel}</VisuallyHidden>
      <span aria-hidden="true">{label}</span>
      <span aria-hidden="true" className={styles.count}>
        {shortCount(count)}
      </span>
    </>
  );
}

/** Wide enough for the sidebar; the name says it exactly. */
const shortCount = (count: number): string => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : `${count}`);
const MOST_SHOWN = 99;

function Place({ item, onChoose }: { item: AreaNavItem; onChoose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={item.to}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      className={cx(layoutClass('row', { gap: 1.5, align: 'center' }), styles.link)}
      onClick={onChoose}
    >
      <item.icon size={19} strokeWidth={1.75} aria-hidden="true" />
      <Label item={item} />
    </Link>
  );
}

export function AreaNav({ items, account, welcome, onLogout, onChoose }: AreaNavProps) {
  return (
    <>
      <nav aria-label={m.layout_area_navigation()}>
        <Stack as="ul" className={styles.list}>
          {items.map((item) => (
            <li key={item.to}>
              <Place item={item} onChoose={onChoose} />
            </li>
          ))}
        </Stack>
      </nav>
      <div className={styles.end}>
        {welcome ? <p className={styles.welcome}>{welcome}</p> : null}
        {account ? <Place item={account} onChoose={onChoose} /> : null}
        <button
          type="button"
          className={cx(layoutClass('row', { gap: 1.5, align: 'center' }), styles.link)}
          onClick={onLogout}
        >
          <LogOut size={19} strokeWidth={1.75} aria-hidden="true" />
          {m.layout_logout()}
        </button>
      </div>
    </>
  );
}
