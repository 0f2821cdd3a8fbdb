import {
  orderSections,
  type Portfolio,
  type PortfolioList,
  type PortfolioSectionName,
  portfolioListNames,
} from '@vitrine/contracts';
import { ListOrdered } from 'lucide-react';
import { memo } from 'react';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { MoveButtons, SortableList, SortHandle } from '#components/ui/sortable-list.tsx';
import { m } from '#messages';
import { MEDIA_ID, showPlace } from '../state/editor-places.ts';
import { moved } from '../state/item-kinds.ts';
import { listWords } from '../state/list-words.ts';
import { sectionName } from '../state/portfolio-fields.ts';
import { BasicsSection } from './basics-section.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import styles from './editor.module.css';
import { usePortfolioEditor, usePortfolioEdits } from './editor-context.ts';
import { EditorSection, FoldedSection } from './editor-section.tsx';
import { ItemSection } from './item-section.tsx';
import { MediaSection } from './media-section.tsx';
import { ReferencesSection } from './references-section.tsx';
import { TagInput } from './tag-input.tsx';
import { ThemeSection } from './theme-section.tsx';

const list = (id: PortfolioList) => ({ id, label: listWords[id].label });
const skills = { id: 'skills', label: m.field_skills, Section: SkillsSection };

/** The parts of the form in their order: a list of items, or a component of its own. */
const sections = [
  { id: 'basics', label: m.portfolio_basics, Section: BasicsSection },
  ...portfolioListNames.flatMap((id) => (id === 'projects' ? [skills, list(id)] : [list(id)])),
  { id: 'references', label: m.portfolio_view_references, Section: ReferencesSection },
  { id: MEDIA_ID, label: m.portfolio_view_gallery, Section: MediaSection },
  { id: 'order', label: m.portfolio_page_order, Section: PageOrder },
  { id: 'theme', label: m.portfolio_theme, Section: ThemeSection },
];

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
      <fieldset disabled={disabled} className={layoutClass('stack', { gap: 3 })}>
        {sections.map((section) =>
          'Section' in section ? (
            <section.Section key={section.id} />
          ) : (
            <ItemSection key={section.id} kind={section.id} />
          ),
        )}
      </fieldset>
    </Stack>
  );
}

/** The way to a part of the form, which is long. */
const SectionNav = memo(function SectionNav() {
  return (
    <nav aria-label={m.portfolio_go_to_section()} className={styles.nav}>
      <Row as="ul" gap={1} className={styles.navList}>
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
      </Row>
    </nav>
  );
});

function SkillsSection() {
  const { draft, errors } = usePortfolioEditor();
  const { changeParts } = usePortfolioEdits();
  return (
    <EditorSection id="skills" title={m.field_skills()}>
      <TagInput
        name="skill"
        label={m.portfolio_skill()}
        addLabel={m.portfolio_add_skill()}
        listLabel={m.field_skills()}
        tags={draft.skills}
        error={errors.skills}
        onChange={(skills) => changeParts({ skills })}
      />
    </EditorSection>
  );
}

/** In which order the parts stand on the page. */
function PageOrder() {
  const { draft } = usePortfolioEditor();
  const { changeParts } = usePortfolioEdits();
  const order = orderSections(draft.sections);
  return (
    <FoldedSection
      id="order"
      title={m.portfolio_page_order()}
      hint={m.portfolio_page_order_hint()}
      opens={
        <>
          <ListOrdered size={18} aria-hidden="true" />
          {m.portfolio_page_order_open()}
        </>
      }
    >
      <SortableList
        ids={order}
        nameOf={(id) => sectionName(id as PortfolioSectionName)}
        label={m.portfolio_page_order()}
        onMove={(from, to) => changeParts({ sections: [...moved(order, from, to)] })}
        className={layoutClass('stack', { list: true, divided: true })}
      >
        {order.map((section, place) => (
          <Row as="li" key={section} align="center" className={styles.orderSection}>
            <SortHandle id={section} name={sectionName(section)} />
            <span className={styles.name}>{sectionName(section)}</span>
            <MoveButtons
              id={section}
              name={sectionName(section)}
              place={place}
              count={order.length}
            />
          </Row>
        ))}
      </SortableList>
    </FoldedSection>
  );
}
