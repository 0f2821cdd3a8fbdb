import type { Portfolio } from '@vitrine/contracts';
import { memo } from 'react';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { MEDIA_ID, showPlace } from '../state/editor-places.ts';
import { BasicsSection } from './basics-section.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import styles from './editor-sections.module.css';
import {
  EducationSection,
  ExperienceSection,
  LinkSection,
  ProductSection,
  ProjectSection,
  ServiceSection,
} from './item-section.tsx';
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
    <Stack gap={2} className={styles.form}>
      <CompletenessMeter portfolio={draft} />
      <SectionNav />
      <Stack as="fieldset" gap={3} fill="shrink" disabled={disabled}>
        <BasicsSection />
        <ExperienceSection />
        <EducationSection />
        <SkillsSection />
        <ProjectSection />
        <LinkSection />
        <ServiceSection />
        <ProductSection />
        <MediaSection />
        <PageOrder />
      </Stack>
    </Stack>
  );
}

function SkillsSection() {
  const { draft, errors, change } = useEditor();
  return (
    <EditorSection id="skills" title={m.portfolio_view_skills()}>
      <TagInput
        name="skill"
        label={m.portfolio_skill()}
        addLabel={m.portfolio_add_skill()}
        listLabel={m.portfolio_view_skills()}
        tags={draft.skills}
        error={errors.skills}
        onChange={(skills) => change({ skills })}
      />
    </EditorSection>
  );
}

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
const SectionNav = memo(function SectionNav() {
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
