import { readerStates, type Subscriber } from '@vitrine/contracts';
import { ListPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Cluster } from '#components/layout/primitives.tsx';
import { pillsFilter, searchFilter, useFilters } from '#components/list/filters.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { listKey, orGone, useList } from '#lib/list-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { CellLines } from '../components/cell-lines.tsx';
import { DateTime } from '../components/date-time.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { loadedDialog } from '../components/loaded-part.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { TableList } from '../components/table-list.tsx';
import { useAction } from '../components/use-action.ts';
import { readerState } from './issue-words.ts';
import type { TopicsDialogProps } from './topics-dialog.tsx';

const TopicsDialog = loadedDialog<TopicsDialogProps>(
  async () => (await import('./topics-dialog.tsx')).TopicsDialog,
  () => ({ title: m.admin_newsletter_topics() }),
);

const readerColumns = (onErase: (reader: Subscriber) => void): Column<Subscriber>[] => [
  {
    id: 'email',
    header: m.field_email(),
    rowHeader: true,
    cell: ({ email, refusal }) => (
      <CellLines under={refusal} lines={2}>
        <span className={textStyle({ wrap: 'anywhere' })}>
          <EmailText address={email} />
        </span>
      </CellLines>
    ),
  },
  {
    id: 'topics',
    header: m.admin_newsletter_topics(),
    cell: ({ topics }) => topics?.join(', ') ?? m.admin_newsletter_all_topics(),
  },
  {
    id: 'since',
    header: m.admin_newsletter_since(),
    cell: ({ date, confirmed_at }) => (
      <DateTime at={confirmed_at ?? date} className={textStyle({ tone: 'muted', wrap: 'never' })} />
    ),
  },
  {
    id: 'state',
    header: m.area_status(),
    card: 'beside',
    cell: ({ state }) => <StatusBadge looks={readerState} status={state} />,
  },
  {
    id: 'actions',
    header: m.admin_column_actions(),
    align: 'end',
    cell: (reader) => (
      <IconButton
        label={m.admin_newsletter_erase_named({ email: reader.email })}
        tone="danger"
        onClick={() => onErase(reader)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    ),
  },
];

const FILTERS = {
  q: searchFilter(m.admin_newsletter_search),
  state: pillsFilter({
    label: m.area_status,
    all: m.admin_filter_all,
    values: readerStates,
    nameOf: (state) => readerState[state].label(),
  }),
};

const WORDS = {
  loading: m.admin_newsletter_readers_loading,
  failed: m.admin_newsletter_readers_failed,
  moreFailed: m.admin_newsletter_readers_more_failed,
};

/** How many readers there are of each kind; '' is all of them. */
function useReaderCounts() {
  const { data } = useEndpoint('subscribers.list', { query: { limit: 1 } });
  const counts = data?.counts;
  return counts && { ...counts, '': counts.confirmed + counts.unconfirmed + counts.refused };
}

/** Who gets the newsletter, who has asked for it, and whose address does not exist. */
export function Readers() {
  const filters = useFilters(FILTERS);
  const list = useList('subscribers.list', filters.query);
  const counts = useReaderCounts();
  const [erasing, setErasing] = useState<Subscriber>();
  return (
    <>
      <TableList
        filters={filters}
        list={list}
        count={m.admin_newsletter_readers_count}
        counts={{ state: counts }}
        actions={
          <ExportButton
            endpoint="subscribers.export"
            query={filters.query}
            name="subscribers"
            failed={m.admin_newsletter_export_failed()}
          />
        }
        words={WORDS}
        empty={
          filters.isActive
            ? {
                title: m.admin_newsletter_readers_empty(),
                hint: m.admin_list_empty_hint(),
                reset: m.admin_newsletter_readers_reset(),
              }
            : {
                title: m.admin_newsletter_readers_none(),
                hint: m.admin_newsletter_readers_none_hint(),
              }
        }
        caption={m.admin_newsletter_readers()}
        columns={readerColumns(setErasing)}
      />
      {erasing ? <EraseReader reader={erasing} onClose={() => setErasing(undefined)} /> : null}
    </>
  );
}

function EraseReader({ reader, onClose }: { reader: Subscriber; onClose: () => void }) {
  const { id, email } = reader;
  const erasure = useAction({
    send: (api) => orGone(api.call('subscribers.delete', { params: { id } })),
    done: () => m.admin_newsletter_erased(),
    onDone: (queries) => {
      onClose();
      void queries.invalidateQueries({ queryKey: listKey('subscribers.list') });
      void queries.invalidateQueries({ queryKey: ['subscribers.list'] });
    },
  });
  return (
    <ConfirmAction
      action={erasure}
      failed={m.admin_newsletter_erase_failed()}
      title={m.admin_newsletter_erase_title()}
      question={m.admin_newsletter_erase_question({ email })}
      confirmLabel={m.admin_newsletter_erase()}
      onClose={onClose}
    />
  );
}

/** Back to the issues, and what readers can choose from. */
export function ReaderActions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Cluster gap={1.5} rowGap={1}>
      <ButtonLink to={paths.adminNewsletter.to()} variant="secondary">
        {m.admin_newsletter_issues()}
      </ButtonLink>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ListPlus size={18} aria-hidden="true" />
        {m.admin_newsletter_topics()}
      </Button>
      {isOpen ? <TopicsDialog onClose={() => setOpen(false)} /> : null}
    </Cluster>
  );
}
