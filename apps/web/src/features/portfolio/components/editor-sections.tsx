import type { Portfolio } from '@vitrine/contracts';
import { BasicsSection } from './basics-section.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import {
  EducationSection,
  ExperienceSection,
  LinkSection,
  ProductSection,
  ProjectSection,
  ServiceSection,
} from './item-sections.tsx';
import { MediaSection } from './media/media-section.tsx';
import { PageOrder } from './page-order.tsx';
import styles from './portfolio-editor.module.css';
import { SectionNav } from './section-nav.tsx';
import { SkillsSection } from './skills-section.tsx';

interface EditorSectionsProps {
  draft: Portfolio;
  disabled: boolean;
}

/** Everything there is to fill in. */
export function EditorSections({ draft, disabled }: EditorSectionsProps) {
  return (
    <div className={styles.form}>
      <CompletenessMeter portfolio={draft} />
      <SectionNav />
      <fieldset disabled={disabled} className={styles.sections}>
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
      </fieldset>
    </div>
  );
}
