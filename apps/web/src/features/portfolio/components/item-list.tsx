import { type MediaItem, portfolioLists } from '@vitrine/contracts';
import { ChevronDown, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row } from '#components/layout/primitives.tsx';
import { linkHost } from '#components/portfolio-view/shown-words.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { MoveButtons, SortableList, SortHandle } from '#components/ui/sortable-list.tsx';
import { readPath, shown } from '#lib/editing/field.ts';
import { m } from '#messages';
import { useDeleteItem } from '../api/change-list.ts';
import { type FieldErrors, hasErrors } from '../state/field-errors.ts';
import { itemFields } from '../state/item-fields.ts';
import { type Item, type ListName, moved, withItem, withList } from '../state/item-kinds.ts';
import { UseAsCv } from './cv-field.tsx';
import { usePortfolioEdits } from './editor-context.ts';
import { RetryAlert } from './failure-alert.tsx';
import { ItemFields } from './item-fields.tsx';
import styles from './items.module.css';
import { MediaThumbnail } from './media-thumbnail.tsx';

interface ItemListProps {
  list: ListName;
  items: readonly Item[];
  errors: FieldErrors;
  /** Of files: the address of the one that is the CV. */
  cv?: string | undefined;
}

/** The items of one list; not rendered again while one types elsewhere: there may be 200. */
export const ItemList = memo(function ItemList({ items, ...props }: ItemListProps) {
  const { list } = props;
  const { change } = usePortfolioEdits();
  const isMedia = list === 'media_items';
  return (
    <SortableList
      label={isMedia ? m.media_list() : undefined}
      ids={items.map(({ id }) => id)}
      nameOf={(id) =>
        nameOf(
          list,
          items.find((item) => item.id === id),
        )
      }
      onMove={(from, to) =>
        change((values) => withList(values, list, (all) => moved(all, from, to)))
      }
      className={layoutClass(
        'stack',
        { gap: isMedia ? 1 : 2, list: true },
        isMedia && styles.tiles,
      )}
    >
      {items.map((item, place) => (
        <ItemRow key={item.id} item={item} place={place} count={items.length} {...props} />
      ))}
    </SortableList>
  );
});

interface ItemRowProps extends Omit<ItemListProps, 'items'> {
  item: Item;
  place: number;
  count: number;
}

/**
 * An item in one row, its handle at the left and its deletion at the right; it opens in place, by
 * itself where a field in it has an error. Rendered again only when it changes, not at every letter
 * typed elsewhere.
 */
const ItemRow = memo(function ItemRow({ list, item, place, count, errors, cv }: ItemRowProps) {
  const { change } = usePortfolioEdits();
  const [open, setOpen] = useState(false);
  const nameId = useId();
  const { id } = item;
  const path = `${list}.${id}.`;
  const name = nameOf(list, item).trim() || m.area_untitled();
  const media = 'type' in item ? item : undefined;
  const isCv = media !== undefined && media.url === cv;
  const detail = media ? mediaDetail(media, isCv) : detailOf(list, item);
  const isShown = open || hasErrors(errors, path);
  return (
    <li data-open={isShown || undefined}>
      <fieldset aria-labelledby={nameId} className={styles.card}>
        <div className={styles.handle}>
          <SortHandle id={id} name={name} />
        </div>
        <details
          open={isShown}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className={styles.details}
        >
          <summary className={styles.head}>
            {media ? (
              <MediaThumbnail type={media.type} url={media.url} className={styles.thumbnail} />
            ) : null}
            <span className={styles.text}>
              <span id={nameId} className={styles.name}>
                {name}
              </span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
            <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
          </summary>
          {/* Only of an open item: 200 items have 800 fields. */}
          {isShown ? (
            <div className={styles.fields}>
              <ItemFields
                fields={media ? mediaFields(media.type !== 'document') : itemFields[list]}
                value={item}
                error={(field) => errors[path + field]}
                onChange={(patch) =>
                  change((values) => withItem(values, list, { ...item, ...patch }))
                }
              />
              {media?.type === 'document' && !isCv ? <UseAsCv item={media} name={name} /> : null}
              <Row gap={0.5} className={styles.moves}>
                <MoveButtons id={id} name={name} place={place} count={count} />
              </Row>
            </div>
          ) : null}
        </details>
        <div className={styles.delete}>
          <DeleteItemButton list={list} id={id} name={name} />
        </div>
      </fieldset>
    </li>
  );
});

/** The name of an item: its first field; of a file without a title, the file's name. */
function nameOf(list: ListName, item: Item | undefined): string {
  const name = String(readPath(item, itemFields[list][0]?.path ?? '') ?? '');
  return item && 'file' in item ? name.trim() || item.file : name;
}

/** What tells an item from others of its name: where, when, for how much. */
function detailOf(list: ListName, item: Item): string {
  const paths: readonly string[] = list === 'media_items' ? [] : portfolioLists[list].detail;
  const parts = itemFields[list]
    .filter(({ path }) => paths.includes(path))
    .flatMap((field) =>
      field.options ? shown(field, readPath(item, field.path)) : readPath(item, field.path),
    )
    .map((part) => String(part ?? ''));
  const words = list === 'links' ? parts.map(linkHost) : parts;
  return words.filter((part) => part.trim() !== '').join(' · ');
}

/** What is worth knowing of a file at a glance. */
function mediaDetail({ type, alt }: MediaItem, isCv: boolean): string {
  if (type === 'document') return isCv ? m.media_is_cv() : m.media_document();
  if (alt.trim() === '') return m.media_alt_missing();
  return type === 'video' ? m.media_video() : alt;
}

/** What is said of a file; only what shows something can have an alternative text. */
export const mediaFields = (showsSomething: boolean) =>
  itemFields.media_items.filter(({ path }) => showsSomething || path !== 'alt');

interface DeleteItemButtonProps {
  list: ListName;
  id: string;
  name: string;
}

/** Asks before deleting, as it cannot be undone. */
function DeleteItemButton({ list, id, name }: DeleteItemButtonProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const deletion = useDeleteItem(list);
  const ask = (open: boolean) => {
    deletion.reset();
    setAsking(open);
  };
  const confirm = () =>
    deletion
      .mutateAsync(id)
      .then(() => toast({ message: m.portfolio_deleted({ name }) }))
      .catch(() => undefined);
  return (
    <>
      <IconButton tone="danger" label={m.area_delete_named({ name })} onClick={() => ask(true)}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={m.portfolio_delete_title({ name })}
        question={m.portfolio_delete_question()}
        confirmLabel={m.area_delete()}
        busy={deletion.isPending}
        onConfirm={() => void confirm()}
      >
        <RetryAlert error={deletion.error} onRetry={() => void confirm()} />
      </ConfirmDialog>
    </>
  );
}
