import type { ContentType } from '@vitrine/contracts';
import { useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { MoveButtons, SortableList, SortHandle } from '#components/ui/sortable-list.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { useAction } from '../components/use-action.ts';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import styles from './order-dialog.module.css';
import { type ContentItem, listEndpoint, nameOf } from './slots.ts';

export interface OrderDialogProps {
  type: ContentType;
  /** In the order in which visitors see them now. */
  items: readonly ContentItem[];
  onClose: () => void;
}

const idsOf = (items: readonly ContentItem[]) => items.map(({ id }) => id);

/** The entries of a collection, to be dragged or moved by keys, and stored all at once. */
export function OrderDialog({ type, items, onClose }: OrderDialogProps) {
  const refresh = useRefreshAfterSave();
  const [seen, setSeen] = useState(items);
  const [order, setOrder] = useState(items);
  // What someone else has changed is shown once it is here, and what was arranged with it.
  if (seen !== items && idsOf(seen).join() !== idsOf(items).join()) {
    setSeen(items);
    setOrder(arranged(items, order));
  }
  const saving = useAction({
    send: (api) =>
      api.call('contentOrder.save', { body: { type, ids: idsOf(order), seen: idsOf(seen) } }),
    done: m.admin_content_ordered,
    onDone: () => {
      onClose();
      return refresh([[listEndpoint(type)]]);
    },
    onSettled: () => refresh([[listEndpoint(type)]]),
  });
  const move = (from: number, to: number) =>
    setOrder((before) => {
      const moved = [...before];
      moved.splice(to, 0, ...moved.splice(from, 1));
      return moved;
    });
  const isConflict = saving.error instanceof ApiError && saving.error.status === 409;
  return (
    <Dialog
      open
      title={m.admin_content_order_title({ type: typeWords(type).tab })}
      description={m.admin_content_order_hint()}
      onOpenChange={onClose}
      dismissible={!saving.isPending}
    >
      <Stack gap={2}>
        {saving.error ? (
          <Alert tone="danger" title={isConflict ? undefined : m.admin_content_order_failed()}>
            {failureReason(saving.error)}
          </Alert>
        ) : null}
        <SortableList
          label={typeWords(type).tab}
          ids={idsOf(order)}
          nameOf={(id) => nameOf(type, order.find((item) => item.id === id) ?? {})}
          onMove={move}
          className={layoutClass('stack', { gap: 0.5, list: true })}
        >
          {order.map((item, place) => {
            const name = nameOf(type, item);
            return (
              <li key={item.id} className={styles.entry}>
                <Row align="center">
                  <SortHandle id={item.id} name={name} />
                  <span className={textStyle({ wrap: 'anywhere', fill: 'grow' })}>{name}</span>
                  <MoveButtons id={item.id} name={name} place={place} count={order.length} />
                </Row>
              </li>
            );
          })}
        </SortableList>
      </Stack>
      <DialogActions>
        <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button busy={saving.isPending} onClick={() => saving.mutate()}>
          {m.admin_content_order_save()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The entries as they are now, in the order that was chosen; those that are new come last. */
function arranged(now: readonly ContentItem[], chosen: readonly ContentItem[]): ContentItem[] {
  const places = new Map(chosen.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: ContentItem) => places.get(id) ?? chosen.length;
  return [...now].sort((one, other) => placeOf(one) - placeOf(other));
}
