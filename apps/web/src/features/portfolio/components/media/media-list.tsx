import { m } from '#messages';
import { useEditor } from '../editor-context.ts';
import { SortableList } from '../sortable/sortable-list.tsx';
import styles from './media-card.module.css';
import { MediaCard } from './media-card.tsx';

/** Everything that is uploaded, in the order of the page: rows on a phone, tiles where there is room. */
export function MediaList() {
  const { draft, errors, changeItem, moveItem } = useEditor();
  const items = draft.media_items;
  const nameOf = (id: string) => {
    const item = items.find((known) => known.id === id);
    return item?.title.trim() || item?.file || '';
  };
  return (
    <div className={styles.list}>
      <SortableList
        label={m.media_list()}
        ids={items.map(({ id }) => id)}
        nameOf={nameOf}
        onMove={(from, to) => moveItem('media_items', from, to)}
        className={styles.items}
      >
        {items.map((item, place) => (
          <MediaCard
            key={item.id}
            item={item}
            name={nameOf(item.id)}
            isCv={item.url === draft.cv}
            sort={{ place, count: items.length }}
            errors={errors}
            changeItem={changeItem}
          />
        ))}
      </SortableList>
    </div>
  );
}
