import type { PortfolioSectionName } from '@vitrine/contracts';
import { orderSections } from '@vitrine/contracts';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import { moved } from '../state/item-kinds.ts';
import { sectionName } from '../state/portfolio-fields.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { MoveButtons, SortableList, SortHandle } from './sortable-list.tsx';

/** In which order the parts stand on the page. */
export function PageOrder() {
  const { draft } = useEditor();
  const store = useEditorStore();
  const sections = orderSections(draft.sections);
  return (
    <EditorSection id="order" title={m.portfolio_page_order()} hint={m.portfolio_page_order_hint()}>
      <SortableList
        ids={sections}
        nameOf={(id) => sectionName(id as PortfolioSectionName)}
        label={m.portfolio_page_order()}
        onMove={(from, to) => store.change({ sections: [...moved(sections, from, to)] })}
        className={styles.orderList}
      >
        {sections.map((section, place) => (
          <li key={section} className={styles.orderSection}>
            <SortHandle id={section} name={sectionName(section)} />
            <span className={styles.name}>{sectionName(section)}</span>
            <MoveButtons
              id={section}
              name={sectionName(section)}
              place={place}
              count={sections.length}
            />
          </li>
        ))}
      </SortableList>
    </EditorSection>
  );
}
