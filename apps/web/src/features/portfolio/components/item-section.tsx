import type { Item, ItemKind } from '../state/item-kinds.ts';
import { AddItemForm } from './add-item-form.tsx';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { ItemCard } from './item-card.tsx';
import type { ItemFields } from './item-fields.ts';
import styles from './item-section.module.css';

export interface ItemSectionProps<K extends ItemKind> {
  kind: K;
  Fields: ItemFields<K>;
  /** What an item is called where it is asked about. */
  nameOf: (item: Item<K>) => string;
  words: { title: string; newItem: string; add: string };
}

/** The items of one kind, and the form that adds another. */
export function ItemSection<K extends ItemKind>(props: ItemSectionProps<K>) {
  const { kind, Fields, nameOf, words } = props;
  const { draft, errors, changeItem } = useEditor();
  const items: readonly Item<K>[] = draft[kind];
  return (
    <EditorSection title={words.title}>
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map((item) => (
            <ItemCard key={item.id} list={kind} id={item.id} name={nameOf(item)}>
              <Fields
                value={item}
                error={(field) => errors[`${kind}.${item.id}.${field}`]}
                onChange={(patch) => changeItem(kind, item.id, patch)}
              />
            </ItemCard>
          ))}
        </ul>
      ) : null}
      <AddItemForm kind={kind} Fields={Fields} label={words.newItem} addLabel={words.add} />
    </EditorSection>
  );
}
