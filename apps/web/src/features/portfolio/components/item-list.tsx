import { memo } from 'react';
import type { FieldErrors } from '../state/field-errors.ts';
import type { Item, ItemKind } from '../state/item-kinds.ts';
import type { Editor } from './editor-context.ts';
import type { ItemFields } from './item-fields.ts';
import { ItemRow } from './item-row.tsx';
import styles from './item-section.module.css';
import { SortableList } from './sortable/sortable-list.tsx';

interface ItemListProps<K extends ItemKind> extends Pick<Editor, 'changeItem' | 'moveItem'> {
  kind: K;
  items: readonly Item<K>[];
  Fields: ItemFields<K>;
  nameOf: (item: Item<K>) => string;
  detailOf: (item: Item<K>) => string;
  errors: FieldErrors;
}

function List<K extends ItemKind>(props: ItemListProps<K>) {
  const { kind, items, Fields, nameOf, detailOf, errors, changeItem, moveItem } = props;
  return (
    <SortableList
      ids={items.map(({ id }) => id)}
      nameOf={(id) => {
        const item = items.find((known) => known.id === id);
        return item ? nameOf(item) : '';
      }}
      onMove={(from, to) => moveItem(kind, from, to)}
      className={styles.items}
    >
      {items.map((item, place) => (
        <ItemRow
          key={item.id}
          kind={kind}
          item={item}
          name={nameOf(item)}
          detail={detailOf(item)}
          Fields={Fields}
          place={place}
          count={items.length}
          errors={errors}
          changeItem={changeItem}
        />
      ))}
    </SortableList>
  );
}

/** The items of one kind; two hundred jobs are not looked at again while one types a summary. */
export const ItemList = memo(List) as typeof List;
