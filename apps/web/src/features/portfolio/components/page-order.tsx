import type { PortfolioSectionName } from '@vitrine/contracts';
import { orderSections } from '@vitrine/contracts';
import { m } from '#messages';
import { Row } from '../../../components/layout/primitives.tsx';
import { moved } from '../state/item-kinds.ts';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import styles from './page-order.module.css';
import { sectionName } from './section-names.ts';
import { MoveButtons, SortableList, SortHandle } from './sortable-list.tsx';

/** In which order the parts stand on the page. */
export function PageOrder() {
  const { draft, change } = useEditor();
  const sections = orderSections(draft.sections);
  return (
    <EditorSection id="order" title={m.portfolio_page_order()} hint={m.portfolio_page_order_hint()}>
      <SortableList
        ids={sections}
        nameOf={(id) => sectionName(id as PortfolioSectionName)}
        label={m.portfolio_page_order()}
        onMove={(from, to) => change({ sections: [...moved(sections, from, to)] })}
        className={styles.list}
      >
        {sections.map((section, place) => (
          <Row as="li" align="center" key={section} className={styles.section}>
            <SortHandle id={section} name={sectionName(section)} />
            <span className={styles.name}>{sectionName(section)}</span>
            <MoveButtons
              id={section}
              name={sectionName(section)}
              place={place}
              count={sections.length}
            />
          </Row>
        ))}
      </SortableList>
    </EditorSection>
  );
}
