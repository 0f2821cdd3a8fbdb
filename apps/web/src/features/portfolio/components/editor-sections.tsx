import type { Portfolio } from '@vitrine/contracts';
import { memo } from 'react';
import { m } from '#messages';
import { MEDIA_ID, showPlace } from '../state/editor-places.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { BasicsSection } from './basics-section.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { ItemSection } from './item-section.tsx';
import { MediaSection } from './media-section.tsx';
import { PageOrder } from './page-order.tsx';
import { TagInput } from './tag-input.tsx';

interface EditorSectionsProps {
  draft: Portfolio;
  disabled: boolean;
}

/** Everything there is to fill in. */
export function EditorSections({ draft, disabled }: EditorSectionsProps) {
  return (
    <div className={styles.sectionsForm}>
      <CompletenessMeter portfolio={draft} />
      <SectionNav />
      <fieldset disabled={disabled} className={styles.sections}>
        <BasicsSection />
        <ItemSection kind="experiences" />
        <ItemSection kind="educations" />
        <SkillsSection />
        <ItemSection kind="projects" />
        <ItemSection kind="links" />
        <ItemSection kind="services" />
        <ItemSection kind="products" />
        <MediaSection />
        <PageOrder />
      </fieldset>
    </div>
  );
}

function SkillsSection() {
  const { draft, errors } = useEditor();
  const store = useEditorStore();
  return (
    <EditorSection id="skills" title={m.field_skills()}>
      <TagInput
        name="skill"
        label={m.portfolio_skill()}
        addLabel={m.portfolio_add_skill()}
        listLabel={m.field_skills()}
        tags={draft.skills}
        error={errors.skills}
        onChange={(skills) => store.change({ skills })}
      />
    </EditorSection>
  );
}

const sections = [
  { id: 'basics', label: m.portfolio_basics },
  { id: 'experiences', label: m.portfolio_view_experience },
  { id: 'educations', label: m.field_education },
  { id: 'skills', label: m.field_skills },
  { id: 'projects', label: m.page_projects },
  { id: 'links', label: m.portfolio_view_links },
  { id: 'services', label: m.page_services },
  { id: 'products', label: m.portfolio_view_products },
  { id: MEDIA_ID, label: m.portfolio_view_gallery },
  { id: 'order', label: m.portfolio_page_order },
];

/** The way to a part of the form, which is long. */
const SectionNav = memo(function SectionNav() {
  return (
    <nav aria-label={m.portfolio_go_to_section()} className={styles.nav}>
      <ul className={styles.sectionsList}>
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
