import { memo } from 'react';
import { m } from '#messages';
import { MEDIA_ID, showPlace } from '../state/editor-places.ts';
import styles from './section-nav.module.css';

const sections = [
  { id: 'basics', label: m.portfolio_basics },
  { id: 'experiences', label: m.portfolio_view_experience },
  { id: 'educations', label: m.portfolio_view_education },
  { id: 'skills', label: m.portfolio_view_skills },
  { id: 'projects', label: m.portfolio_view_projects },
  { id: 'links', label: m.portfolio_view_links },
  { id: 'services', label: m.portfolio_view_services },
  { id: 'products', label: m.portfolio_view_products },
  { id: MEDIA_ID, label: m.portfolio_view_gallery },
  { id: 'order', label: m.portfolio_page_order },
];

/** The way to a part of the form, which is long. */
export const SectionNav = memo(function SectionNav() {
  return (
    <nav aria-label={m.portfolio_go_to_section()} className={styles.nav}>
      <ul className={styles.list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.link}
              onClick={() => showPlace({ section: id })}
            >
              {label()}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
});
