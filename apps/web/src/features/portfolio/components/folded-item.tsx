import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { m } from '#messages';
import { useDeleteItem } from '../api/change-list.ts';
import type { EditedList } from '../state/item-kinds.ts';
import { RetryAlert } from './failure-alert.tsx';
import itemStyles from './items.module.css';
import { MoveButtons, SortHandle } from './sortable-list.tsx';

export const nameOrUntitled = (name: string): string => name.trim() || m.area_untitled();

interface FoldedItemProps {
  id: string;
  name: string;
  /** What tells it from others of its name: where, when, for how much. */
  detail: string;
  picture?: ReactNode | undefined;
  /** Its place in the list. */
  place: number;
  count: number;
  /** One of its fields has an error: it unfolds. */
  wrong: boolean;
  /** The button that deletes it. */
  remove: ReactNode;
  /** Its classes, where it is not a plain row. */
  styles?: typeof itemStyles;
  children: ReactNode;
}

/** An item in one row, its handle at the left and its deletion at the right; it opens in place. */
export function FoldedItem(props: FoldedItemProps) {
  const { id, detail, picture, place, count, wrong, remove, styles = itemStyles, children } = props;
  const [open, setOpen] = useState(false);
  const nameId = useId();
  const name = nameOrUntitled(props.name);
  const shown = open || wrong;
  return (
    <li data-open={shown || undefined} className={styles.item}>
      <fieldset aria-labelledby={nameId} className={styles.card}>
        <div className={styles.handle}>
          <SortHandle id={id} name={name} />
        </div>
        <details
          open={shown}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className={styles.details}
        >
          <summary className={styles.head}>
            {picture}
            <span className={styles.text}>
              <span id={nameId} className={styles.name}>
                {name}
              </span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
            <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
          </summary>
          {/* Only what is open: two hundred jobs have eight hundred fields. */}
          {shown ? (
            <div className={styles.fields}>
              {children}
              <div className={styles.moves}>
                <MoveButtons id={id} name={name} place={place} count={count} />
              </div>
            </div>
          ) : null}
        </details>
        <div className={styles.delete}>{remove}</div>
      </fieldset>
    </li>
  );
}

interface DeleteItemButtonProps {
  list: EditedList;
  id: string;
  name: string;
}

/** Deletes at once, and so asks first. */
export function DeleteItemButton({ list, id, name }: DeleteItemButtonProps) {
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
