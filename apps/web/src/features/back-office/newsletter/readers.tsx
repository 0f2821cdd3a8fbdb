import type { QueryClient } from '@tanstack/react-query';
import { REFUSAL_MAX, readerStates, type Subscriber } from '@vitrine/contracts';
import { ListPlus, MailCheck, MailX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster, Row } from '#components/layout/primitives.tsx';
import { pillsFilter, searchFilter, useFilters } from '#components/list/filters.ts';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
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
import { LanguageBadge } from '../inbox/language-badge.tsx';
import { readerState } from './issue-words.ts';
import type { TopicsDialogProps } from './topics-dialog.tsx';

const TopicsDialog = loadedDialog<TopicsDialogProps>(
  async () => (await import('./topics-dialog.tsx')).TopicsDialog,
  () => ({ title: m.admin_newsletter_topics() }),
);

interface RowActions {
  onErase: (reader: Subscriber) => void;
  onStop: (reader: Subscriber) => void;
}

const readerColumns = (actions: RowActions): Column<Subscriber>[] => [
  {
    id: 'email',
    header: m.field_email(),
    rowHeader: true,
    cell: (reader) => (
      <CellLines under={<Refusal {...reader} />} lines={2}>
        <span className={textStyle({ wrap: 'anywhere' })}>
          <EmailText address={reader.email} />
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
    cell: ({ language, state }) => (
      <Cluster gap={0.5}>
        <StatusBadge looks={readerState} status={state} />
        <LanguageBadge language={language} />
      </Cluster>
    ),
  },
  {
    id: 'actions',
    header: m.admin_column_actions(),
    align: 'end',
    cell: (reader) => <Actions reader={reader} {...actions} />,
  },
];

/** Since when and why nothing is sent to a reader. */
function Refusal({ refused_at, refusal }: Subscriber) {
  if (!refused_at) return null;
  return (
    <>
      {m.admin_newsletter_refused_since()} <DateTime at={refused_at} />:{' '}
      {refusal || m.admin_newsletter_refused_by_hand()}
    </>
  );
}

function Actions({ reader, onErase, onStop }: RowActions & { reader: Subscriber }) {
  const { email, refused_at } = reader;
  return (
    <Row justify="end" className={textStyle({ wrap: 'never' })}>
      {refused_at ? (
        <SendAgain reader={reader} />
      ) : (
        <IconButton label={m.admin_newsletter_stop_named({ email })} onClick={() => onStop(reader)}>
          <MailX size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={m.admin_newsletter_erase_named({ email })}
        tone="danger"
        onClick={() => onErase(reader)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

const readersChanged = (queries: QueryClient) =>
  Promise.all(
    [listKey('subscribers.list'), ['subscribers.list']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );

/** Takes back that mails do not arrive, with a way to have it as it was. */
function SendAgain({ reader: { id, email, refused_at, refusal } }: { reader: Subscriber }) {
  const { mutate, isPending } = useAction({
    send: (api) =>
      api.call('subscribers.update', { params: { id }, body: { arrives: true, reason: '' } }),
    done: () => m.admin_newsletter_arrives({ email }),
    again: () => (api) =>
      api.call('subscribers.update', {
        params: { id },
        body: { arrives: false, reason: refusal, since: refused_at ?? undefined },
      }),
    failed: (error) => `${m.admin_newsletter_not_noted()}. ${failureReason(error)}`,
    onDone: readersChanged,
  });
  return (
    <IconButton
      label={m.admin_newsletter_arrives_named({ email })}
      busy={isPending}
      onClick={() => mutate()}
    >
      <MailCheck size={18} aria-hidden="true" />
    </IconButton>
  );
}

/** Asks why, and sends nothing to a reader from then on. */
function StopSending({ reader: { id, email }, onClose }: ReaderQuestionProps) {
  const [reason, setReason] = useState('');
  const stopping = useAction({
    send: (api) =>
      api.call('subscribers.update', { params: { id }, body: { arrives: false, reason } }),
    done: () => m.admin_newsletter_stopped({ email }),
    again: () => (api) =>
      api.call('subscribers.update', { params: { id }, body: { arrives: true, reason: '' } }),
    onDone: (queries) => {
      onClose();
      return readersChanged(queries);
    },
  });
  return (
    <ConfirmAction
      action={stopping}
      failed={m.admin_newsletter_not_noted()}
      tone="primary"
      title={m.admin_newsletter_stop_title()}
      question={m.admin_newsletter_stop_question({ email })}
      confirmLabel={m.admin_newsletter_stop()}
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={m.admin_newsletter_stop_reason()}
        hint={m.admin_newsletter_stop_reason_hint()}
        maxLength={REFUSAL_MAX}
        autoComplete="off"
        value={reason}
        onChange={setReason}
      />
    </ConfirmAction>
  );
}

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
  const [stopping, setStopping] = useState<Subscriber>();
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
        columns={readerColumns({ onErase: setErasing, onStop: setStopping })}
      />
      {stopping ? <StopSending reader={stopping} onClose={() => setStopping(undefined)} /> : null}
      {erasing ? <EraseReader reader={erasing} onClose={() => setErasing(undefined)} /> : null}
    </>
  );
}

interface ReaderQuestionProps {
  reader: Subscriber;
  onClose: () => void;
}

function EraseReader({ reader: { id, email }, onClose }: ReaderQuestionProps) {
  const erasure = useAction({
    send: (api) => orGone(api.call('subscribers.delete', { params: { id } })),
    done: () => m.admin_newsletter_erased(),
    onDone: (queries) => {
      onClose();
      void readersChanged(queries);
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
    <>
      <ButtonLink to={paths.adminNewsletter.to()} variant="secondary">
        {m.admin_newsletter_issues()}
      </ButtonLink>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ListPlus size={18} aria-hidden="true" />
        {m.admin_newsletter_topics()}
      </Button>
      {isOpen ? <TopicsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
