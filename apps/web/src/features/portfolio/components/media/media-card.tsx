import type { MediaItem } from '@vitrine/contracts';
import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { m } from '#messages';
import type { FieldErrors } from '../../state/field-errors.ts';
import { DeleteItemButton } from '../delete-item-button.tsx';
import type { Editor } from '../editor-context.ts';
import { MoveButtons } from '../sortable/move-buttons.tsx';
import { SortHandle } from '../sortable/sort-handle.tsx';
import styles from './media-card.module.css';
import { MediaFields } from './media-fields.tsx';
import { MediaThumbnail } from './media-thumbnail.tsx';
import { UseAsCv } from './use-as-cv.tsx';

interface MediaCardProps {
  item: MediaItem;
  name: string;
  isCv: boolean;
  sort: { place: number; count: number };
  errors: FieldErrors;
  changeItem: Editor['changeItem'];
}

/** What is worth knowing of a file at a glance. */
function noteOf({ type, alt }: MediaItem, isCv: boolean): string {
  if (type === 'document') return isCv ? m.media_is_cv() : m.media_document();
  if (alt.trim() === '') return m.media_alt_missing();
  return type === 'video' ? m.media_video() : alt;
}

function Card({ item, name, isCv, sort, errors, changeItem }: MediaCardProps) {
  const [open, setOpen] = useState(false);
  const nameId = useId();
  const path = `media_items.${item.id}.`;
  const shown = open || Object.keys(errors).some((wrong) => wrong.startsWith(path));
  return (
    <li data-open={shown || undefined} className={styles.item}>
      <fieldset aria-labelledby={nameId} className={styles.card}>
        <div className={styles.handle}>
          <SortHandle id={item.id} name={name} />
        </div>
        <details
          open={shown}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className={styles.details}
        >
          <summary className={styles.head}>
            <MediaThumbnail item={item} className={styles.thumbnail} />
            <span className={styles.text}>
              <span id={nameId} className={styles.name}>
                {name}
              </span>
              <span className={styles.note}>{noteOf(item, isCv)}</span>
            </span>
            <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
          </summary>
          {shown ? (
            <div className={styles.fields}>
              <MediaFields
                words={item}
                seen={item.type !== 'document'}
                error={(field) => errors[path + field]}
                onChange={(words) => changeItem('media_items', item.id, words)}
              />
              {item.type === 'document' && !isCv ? <UseAsCv item={item} name={name} /> : null}
              <div className={styles.moves}>
                <MoveButtons id={item.id} name={name} {...sort} />
              </div>
            </div>
          ) : null}
        </details>
        <div className={styles.delete}>
          <DeleteItemButton list="media_items" id={item.id} name={name} />
        </div>
      </fieldset>
    </li>
  );
}

/** One file: dragged by its handle, opened to write what is said of it. */
export const MediaCard = memo(Card);
