import { type Company, locales } from '@vitrine/contracts';
import { Globe, LogOut, type LucideIcon, Moon, Sun } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import fading from '../ui/fading.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { textStyle } from '../ui/text-style.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './area-shell.module.css';
import { Brand } from './brand.tsx';
import { LanguageLinks } from './language-links.tsx';
import { layoutClass } from './layout-class.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { Row, Stack } from './primitives.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useMenu } from './use-menu.ts';

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

/** Places that belong together in the menu. */
export interface AreaNavGroup {
  /** Above them; the first group needs none. */
  label?: string | undefined;
  items: readonly AreaNavItem[];
}

interface AreaNavProps {
  groups: readonly AreaNavGroup[];
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
      className={layoutClass('row', { gap: 1.5, align: 'center' }, styles.link)}
      onClick={onChoose}
    >
      <item.icon size={19} strokeWidth={1.75} aria-hidden="true" />
      <Label item={item} />
    </Link>
  );
}

function PlaceGroup({ group, onChoose }: { group: AreaNavGroup; onChoose: () => void }) {
  const id = useId();
  if (group.items.length === 0) return null;
  return (
    <>
      {group.label ? (
        <p id={id} className={textStyle({ tone: 'muted', size: 'tiny' }, styles.group)}>
          {group.label}
        </p>
      ) : null}
      <Stack as="ul" className={styles.list} aria-labelledby={group.label && id}>
        {group.items.map((item) => (
          <li key={item.to}>
            <Place item={item} onChoose={onChoose} />
          </li>
        ))}
      </Stack>
    </>
  );
}

function AreaNav({ groups, account, welcome, onLogout, onChoose }: AreaNavProps) {
  return (
    <>
      <nav aria-label={m.layout_area_navigation()} className={cx(fading.down, styles.places)}>
        {groups.map((group) => (
          <PlaceGroup key={group.label ?? ''} group={group} onChoose={onChoose} />
        ))}
      </nav>
      <div className={styles.end}>
        {welcome ? <p className={cx(WELCOME, styles.welcome)}>{welcome}</p> : null}
        {account ? <Place item={account} onChoose={onChoose} /> : null}
        <ul className={styles.languages}>
          <LanguageLinks
            languages={locales}
            icon={<Globe size={19} strokeWidth={1.75} aria-hidden="true" />}
            className={layoutClass('row', { gap: 1.5, align: 'center' }, styles.link)}
          />
        </ul>
        <button
          type="button"
          className={layoutClass('row', { gap: 1.5, align: 'center' }, styles.link)}
          onClick={onLogout}
        >
          <LogOut size={19} strokeWidth={1.75} aria-hidden="true" />
          {m.layout_logout()}
        </button>
      </div>
    </>
  );
}

const WELCOME = textStyle({ tone: 'muted', size: 'tiny', leading: 1.45, wrap: 'anywhere' });

/** What the search of an area is given: it offers the places of the menu, and the logout. */
export interface AreaSearchProps {
  groups: readonly AreaNavGroup[];
  account: AreaNavItem | undefined;
  onLogout: () => void;
}

interface AreaShellProps {
  name: Company['name'];
  groups: readonly AreaNavGroup[];
  /** The own account, above the logout. */
  account?: AreaNavItem | undefined;
  /** A line above the logout: whom the area greets. */
  welcome?: ReactNode | undefined;
  onLogout: () => void;
  /** Opens the search, where the area has one: in the bar. */
  search?: ReactNode | undefined;
  dark: boolean;
  onToggleDark: () => void;
  children: ReactNode;
}

/** The frame of the user and the admin area: a sidebar, on a phone a bar with a drawer. */
export function AreaShell(props: AreaShellProps) {
  const { name, groups, account, welcome, onLogout, search, dark, onToggleDark, children } = props;
  const { open, close, area, toggle, menu } = useMenu();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header {...area} className={cx(styles.side, 'screen-only')}>
        <Row gap={1} align="center" className={styles.bar}>
          <MenuToggle {...toggle} open={open} className={styles.toggle} />
          <Brand name={name} to={paths.home.to()} />
          {search}
          <IconButton
            label={dark ? m.layout_light_mode() : m.layout_dark_mode()}
            className={styles.theme}
            onClick={onToggleDark}
          >
            {/* which one is seen goes by the theme, also before the app knows which that is */}
            <Sun size={20} aria-hidden="true" className={styles.sun} />
            <Moon size={20} aria-hidden="true" className={styles.moon} />
          </IconButton>
        </Row>
        <div {...menu} className={styles.drawer}>
          <AreaNav {...{ groups, account, welcome, onLogout }} onChoose={close} />
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
