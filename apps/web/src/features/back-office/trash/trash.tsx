import { type Trashed, trashKinds } from '@vitrine/contracts';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { Row } from '#components/layout/primitives.tsx';
import { selectFilter, useFilters } from '#components/list/filters.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmAction, ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey, useList } from '#lib/list-query.ts';
import { useAddress } from '#lib/use-address.ts';
import { m } from '#messages';
import { CellLines } from '../components/cell-lines.tsx';
import { DateTime } from '../components/date-time.tsx';
import { restoreRecord } from '../components/restore-record.ts';
import { TableList } from '../components/table-list.tsx';
import { asksForEmail, restoredWords } from '../components/trash-words.ts';
import { useAction } from '../components/use-action.ts';
import { OtherEmail } from './other-email.tsx';
import styles from './trash.module.css';
import { kindName } from './trash-words.ts';

interface RowActions {
  onErase: (item: Trashed) => void;
  /** Its e-mail is someone else's by now. */
  onTaken: (item: Trashed) => void;
}

const columns = (actions: RowActions): Column<Trashed>[] => [
  {
    id: 'name',
    header: m.field_name(),
    rowHeader: true,
    cell: (item) => <CellLines under={item.email}>{nameOf(item)}</CellLines>,
  },
  {
    id: 'kind',
    header: m.admin_trash_kind(),
    card: 'beside',
    cell: ({ kind }) => <Badge>{kindName(kind)}</Badge>,
  },
  {
    id: 'by',
    header: m.admin_trash_by(),
    cell: ({ actor }) => (
      <span className={textStyle({ wrap: 'anywhere' }, styles.who)}>
        {actor ? <EmailText address={actor} /> : m.admin_trash_nobody()}
      </span>
    ),
  },
  {
    id: 'when',
    header: m.admin_trash_when(),
    cell: ({ date }) => <DateTime at={date} />,
  },
  {
    id: 'ends',
    header: m.admin_trash_ends(),
    cell: ({ days_left }) => (
      <Badge tone={days_left <= SOON_DAYS ? 'warning' : 'neutral'}>
        {m.admin_trash_days({ count: days_left })}
      </Badge>
    ),
  },
  {
    id: 'actions',
    header: m.admin_column_actions(),
    align: 'end',
    cell: (item) => <Actions item={item} {...actions} />,
  },
];

const SOON_DAYS = 3;

/** A message may have no subject, and a post no title. */
const nameOf = ({ name, kind }: Trashed): string => name || kindName(kind);

function Actions({ item, onErase, onTaken }: RowActions & { item: Trashed }) {
  const name = nameOf(item);
  const toast = useToast();
  const restoring = useAction({
    send: (api, _input, queries) => restoreRecord(api, queries, item),
    done: restoredWords,
    onDone: (queries) => queries.invalidateQueries(),
  });
  const restore = () =>
    restoring.mutate(undefined, {
      onError: (error) => {
        if (asksForEmail(error)) return onTaken(item);
        const message = `${m.admin_trash_restore_failed()}. ${failureReason(error)}`;
        toast({ message, tone: 'danger' });
      },
    });
  return (
    <Row gap={1} align="center" justify="end" className={textStyle({ wrap: 'never' })}>
      <Button
        variant="secondary"
        size="small"
        busy={restoring.isPending}
        aria-label={m.admin_trash_restore_named({ name })}
        onClick={restore}
      >
        <Undo2 size={16} aria-hidden="true" />
        {m.admin_trash_restore()}
      </Button>
      <IconButton
        label={m.admin_trash_erase_named({ name })}
        tone="danger"
        onClick={() => onErase(item)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

/** Asks before one record is gone for good. */
function EraseOne({ item, onClose }: { item: Trashed; onClose: () => void }) {
  const { kind, id, shown_in } = item;
  const name = nameOf(item);
  const erasing = useAction({
    send: (api) => api.call('admin.trash.delete', { params: { kind, id } }),
    done: () => m.admin_trash_erased({ name }),
    onDone: (queries) => {
      onClose();
      return queries.invalidateQueries({ queryKey: listKey('admin.trash.list') });
    },
  });
  return (
    <ConfirmAction
      action={erasing}
      failed={m.admin_trash_erase_failed()}
      title={m.admin_trash_erase_title()}
      question={m.admin_trash_erase_question({ name })}
      confirmLabel={m.admin_trash_erase()}
      onClose={onClose}
    >
      {shown_in.length > 0 ? (
        <p>{m.admin_trash_erase_shown({ names: shown_in.join(', ') })}</p>
      ) : null}
    </ConfirmAction>
  );
}

/** Asks, and deletes what is shown; what came since stays. */
function EmptyTrash({ until }: { until: string }) {
  const emptying = useAction({
    send: (api) => api.call('admin.trash.empty', { body: { until } }),
    done: ({ deleted: count }) => m.admin_trash_empty_done({ count }),
    onDone: (queries) => queries.invalidateQueries({ queryKey: listKey('admin.trash.list') }),
  });
  return (
    <ConfirmButton
      action={emptying}
      failed={m.admin_trash_empty_failed()}
      title={m.admin_trash_empty_title()}
      question={m.admin_trash_empty_question()}
      confirmLabel={m.admin_trash_empty()}
      button={{ variant: 'danger' }}
    >
      {m.admin_trash_empty()}
    </ConfirmButton>
  );
}

const FILTERS = {
  kind: selectFilter({
    label: m.admin_trash_kind,
    all: m.admin_trash_kind_all,
    values: trashKinds,
    nameOf: kindName,
  }),
};
const WORDS = { loading: m.admin_trash_loading, failed: m.admin_trash_failed };

/**
 * What was deleted: who did it and when, how long it is kept, and the ways back and out. The address
 * names the account that another e-mail is chosen for: the notice of a deletion leads here with it.
 */
export function Trash() {
  const [address, change] = useAddress();
  const filters = useFilters(FILTERS);
  const list = useList('admin.trash.list', filters.query, { refetchOnMount: 'always' });
  const [erasing, setErasing] = useState<Trashed>();
  const taken = list.rows.find(({ id }) => id === address.get('email'));
  const newest = list.rows[0]?.date;
  return (
    <>
      <TableList
        filters={filters}
        list={list}
        count={m.admin_trash_count}
        words={WORDS}
        empty={
          filters.isActive
            ? { title: m.admin_trash_none_found(), reset: m.admin_trash_reset() }
            : { title: m.admin_trash_none(), hint: m.admin_trash_none_hint() }
        }
        caption={m.admin_trash_list()}
        columns={columns({ onErase: setErasing, onTaken: ({ id }) => change({ email: id }) })}
        actions={newest && !filters.isActive ? <EmptyTrash until={newest} /> : null}
      />
      {erasing ? <EraseOne item={erasing} onClose={() => setErasing(undefined)} /> : null}
      {taken?.kind === 'account' ? (
        <OtherEmail item={taken} onClose={() => change({ email: '' })} />
      ) : null}
    </>
  );
}
