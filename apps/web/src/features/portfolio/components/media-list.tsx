import type { MediaItem } from '@vitrine/contracts';
import { memo } from 'react';
import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { type FieldErrors, hasErrors } from '../state/field-errors.ts';
import type { MediaWords } from '../state/new-uploads.ts';
import { UseAsCv } from './cv-field.tsx';
import { type Editor, useEditor } from './editor-context.ts';
import { DeleteItemButton, FoldedItem } from './folded-item.tsx';
import styles from './media-list.module.css';
import { MediaThumbnail } from './media-thumbnail.tsx';
import { SortableList } from './sortable-list.tsx';

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
            place={place}
            count={items.length}
            errors={errors}
            changeItem={changeItem}
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
  changeItem: Editor['changeItem'];
}

/** One file: dragged by its handle, opened to write what is said of it. */
const MediaCard = memo(function MediaCard(props: MediaCardProps) {
  const { item, name, isCv, place, count, errors, changeItem } = props;
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
        onChange={(words) => changeItem('media_items', item.id, words)}
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
  error: (field: keyof MediaWords) => string | undefined;
  disabled?: boolean | undefined;
  onChange: (words: Partial<MediaWords>) => void;
}

/** The words that go with a file. */
export function MediaFields({ words, seen, error, disabled, onChange }: MediaFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          name="title"
          label={m.portfolio_media_title()}
          value={words.title}
          error={error('title')}
          disabled={disabled}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          name="description"
          label={m.portfolio_media_description()}
          value={words.description}
          error={error('description')}
          disabled={disabled}
          onChange={(description) => onChange({ description })}
        />
      </FieldRow>
      {seen ? (
        <TextField
          name="alt"
          label={m.media_alt()}
          hint={m.media_alt_hint()}
          value={words.alt}
          error={error('alt')}
          disabled={disabled}
          onChange={(alt) => onChange({ alt })}
        />
      ) : null}
    </>
  );
}
