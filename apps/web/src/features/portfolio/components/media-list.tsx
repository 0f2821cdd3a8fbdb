import type { MediaItem } from '@vitrine/contracts';
import { memo } from 'react';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import { type FieldErrors, hasErrors } from '../state/field-errors.ts';
import type { MediaWords } from '../state/new-uploads.ts';
import { itemFields } from '../state/portfolio-fields.ts';
import { UseAsCv } from './cv-field.tsx';
import { useEditor } from './editor-context.ts';
import { DeleteItemButton, FoldedItem } from './folded-item.tsx';
import { ItemFields } from './item-fields.tsx';
import styles from './media-list.module.css';
import { MediaThumbnail } from './media-thumbnail.tsx';
import { SortableList } from './sortable-list.tsx';

/** Everything that is uploaded, in the order of the page: rows on a phone, tiles where there is room. */
export function MediaList() {
  const { draft, errors } = useEditor();
  const store = useEditorStore();
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
        onMove={(from, to) => store.dispatch({ type: 'item moved', list: 'media_items', from, to })}
        className={styles.items}
      >
        {items.map((item, place) => (
          <MediaCard
            key={item.id}
            item={item}
            name={nameOf(item.id)}
            isCv={item.url === draft.cv}
            place={place}
            count={items.length}
            errors={errors}
          />
        ))}
      </SortableList>
    </div>
  );
}

interface MediaCardProps {
  item: MediaItem;
  name: string;
  isCv: boolean;
  place: number;
  count: number;
  errors: FieldErrors;
}

/** One file: dragged by its handle, opened to write what is said of it. */
const MediaCard = memo(function MediaCard(props: MediaCardProps) {
  const { item, name, isCv, place, count, errors } = props;
  const store = useEditorStore();
  const path = `media_items.${item.id}.`;
  return (
    <FoldedItem
      id={item.id}
      name={name}
      detail={noteOf(item, isCv)}
      picture={<MediaThumbnail item={item} className={styles.thumbnail} />}
      place={place}
      count={count}
      wrong={hasErrors(errors, path)}
      remove={<DeleteItemButton list="media_items" id={item.id} name={name} />}
      styles={styles}
    >
      <MediaFields
        words={item}
        seen={item.type !== 'document'}
        error={(field) => errors[path + field]}
        onChange={(patch) =>
          store.dispatch({ type: 'item changed', list: 'media_items', id: item.id, patch })
        }
      />
      {item.type === 'document' && !isCv ? <UseAsCv item={item} name={name} /> : null}
    </FoldedItem>
  );
});

/** What is worth knowing of a file at a glance. */
function noteOf({ type, alt }: MediaItem, isCv: boolean): string {
  if (type === 'document') return isCv ? m.media_is_cv() : m.media_document();
  if (alt.trim() === '') return m.media_alt_missing();
  return type === 'video' ? m.media_video() : alt;
}

interface MediaFieldsProps {
  words: MediaWords;
  /** It shows something, so it can have an alternative text. */
  seen: boolean;
  error: (field: string) => string | undefined;
  disabled?: boolean | undefined;
  onChange: (words: Partial<MediaWords>) => void;
}

/** The words that go with a file. */
export function MediaFields({ words, seen, ...props }: MediaFieldsProps) {
  const fields = itemFields.media_items.filter(({ path }) => seen || path !== 'alt');
  return <ItemFields fields={fields} value={words} {...props} />;
}
