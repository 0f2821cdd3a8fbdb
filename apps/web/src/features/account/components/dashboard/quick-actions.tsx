import { Eye, FileUp, type LucideIcon, PenLine, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { paths } from '../../../../lib/paths.ts';
import styles from './quick-actions.module.css';

interface Action {
  to: string;
  label: string;
  hint: string;
  icon: LucideIcon;
}

const actions = (): Action[] => [
  {
    to: `${paths.userPortfolio.to()}?mode=edit`,
    label: m.account_action_edit(),
    hint: m.account_action_edit_hint(),
    icon: PenLine,
  },
  {
    to: paths.userPreview.to(),
    label: m.account_action_preview(),
    hint: m.account_action_preview_hint(),
    icon: Eye,
  },
  {
    to: paths.userSettings.to(),
    label: m.account_action_settings(),
    hint: m.account_action_settings_hint(),
    icon: Settings,
  },
  {
    to: `${paths.userPortfolio.to()}#media`,
    label: m.account_action_upload(),
    hint: m.account_action_upload_hint(),
    icon: FileUp,
  },
];

/** The four ways on from the dashboard (USR-02). */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className={styles.title}>
        {m.account_actions_heading()}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={styles.list}>
        {actions().map(({ to, label, hint, icon: Icon }) => (
          <li key={label} className={styles.item}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
            <div>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
              <p className={styles.hint}>{hint}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
