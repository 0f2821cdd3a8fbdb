import { useQuery } from '@tanstack/react-query';
import type { ErasureReceipt, HeldData, HeldTable } from '@vitrine/contracts';
import { ChevronDown, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { now } from '#lib/clock.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { saveFile } from '#lib/save-file.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { fieldLabel, linesOf } from '../components/changed-fields.ts';
import { DateTime } from '../components/date-time.tsx';
import { useAction } from '../components/use-action.ts';
import styles from './people.module.css';
import { partLabel } from './person-words.ts';

/** Everything about one address, with the ways to hand it out and to erase it. */
export function HeldPerson({ address }: { address: string }) {
  const api = useApi();
  const [receipt, setReceipt] = useState<ErasureReceipt>();
  const query = useQuery({
    queryKey: ['people.get', address],
    queryFn: () => api.call('people.get', { body: { address } }),
    enabled: receipt === undefined,
    gcTime: 0,
  });
  if (receipt) return <Receipt receipt={receipt} />;
  return (
    <Answered query={query} loading={m.admin_person_loading()} failed={m.admin_person_failed()}>
      {(held) => <Held held={held} onErased={setReceipt} />}
    </Answered>
  );
}

function Held({ held, onErased }: { held: HeldData; onErased: (receipt: ErasureReceipt) => void }) {
  const { address, total, tables } = held;
  if (total === 0) return <Alert>{m.admin_person_nothing({ address })}</Alert>;
  return (
    <Stack gap={3} className={styles.held}>
      <Cluster gap={3} rowGap={2} align="center" justify="between">
        <Stack gap={1.5} className={styles.whose}>
          <h2 className={textStyle({ size: 3, wrap: 'anywhere' })}>{address}</h2>
          <p role="status" className={textStyle({ tone: 'muted' })}>
            {m.admin_person_total({ count: total })}
          </p>
        </Stack>
        <Cluster gap={1.5} rowGap={1}>
          <ExportPerson address={address} />
          <ErasePerson held={held} onErased={onErased} />
        </Cluster>
      </Cluster>
      <ul className={styles.tables}>
        {tables.map((table) => (
          <li key={table.table}>
            <Table table={table} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Table({ table: { part, count, records, is_kept } }: { table: HeldTable }) {
  return (
    <details className={styles.table}>
      <summary className={styles.summary}>
        <span className={styles.part}>{partLabel(part)}</span>
        {is_kept ? <Badge tone="warning">{m.admin_person_kept()}</Badge> : null}
        <span className={styles.count}>{m.admin_person_records({ count })}</span>
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
      </summary>
      <ol className={styles.records}>
        {records.map((record, place) => (
          <li key={`${place}`} className={styles.record}>
            {record.at ? (
              <DateTime at={record.at} className={textStyle({ tone: 'muted', size: 'small' })} />
            ) : null}
            <dl className={styles.fields}>
              {record.fields.map(({ name, value }) => (
                <div key={name} className={styles.field}>
                  <dt>{fieldLabel(name)}</dt>
                  <dd dir="auto">{linesOf(value)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {count > records.length ? (
        <p className={textStyle({ tone: 'muted', size: 'small' })}>
          {m.admin_person_more({ count: count - records.length })}
        </p>
      ) : null}
    </details>
  );
}

function ExportPerson({ address }: { address: string }) {
  const { mutate, isPending } = useAction({
    send: (api) => api.download('people.export', { body: { address } }),
    onDone: (_queries, file) =>
      saveFile(file, `person-${new Date(now()).toISOString().slice(0, 10)}.zip`),
    failed: (error) => `${m.admin_person_export_failed()}. ${failureReason(error)}`,
  });
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {isPending ? null : <Download size={18} aria-hidden="true" />}
      {m.admin_person_export()}
    </Button>
  );
}

function ErasePerson({
  held: { address, total, tables },
  onErased,
}: {
  held: HeldData;
  onErased: (receipt: ErasureReceipt) => void;
}) {
  const erasure = useAction({
    send: (api) => api.call('people.erase', { body: { address } }),
    onDone: (queries, receipt) => {
      onErased(receipt);
      queries.removeQueries({ queryKey: ['people.get'] });
      // every list of the back-office may have shown something of them
      void queries.invalidateQueries();
    },
  });
  return (
    <ConfirmButton
      action={erasure}
      button={{ variant: 'danger' }}
      title={m.admin_person_erase_title()}
      question={
        tables.some(({ part }) => part === 'account')
          ? m.admin_person_erase_account({ address, count: total })
          : m.admin_person_erase_question({ address, count: total })
      }
      confirmLabel={m.admin_person_erase_confirm()}
      failed={m.admin_person_erase_failed()}
    >
      <Trash2 size={18} aria-hidden="true" />
      {m.admin_person_erase()}
    </ConfirmButton>
  );
}

/** What was erased, to be kept: it does not say whose it was. */
function Receipt({ receipt }: { receipt: ErasureReceipt }) {
  const { id, erased_at, erased, kept } = receipt;
  const save = () =>
    saveFile(
      new Blob([`${JSON.stringify(receipt, null, 2)}\n`], { type: 'application/json' }),
      `erasure-${id}.json`,
    );
  return (
    <Stack gap={2}>
      <Alert tone="success" title={m.admin_person_erased()}>
        {m.admin_person_receipt_hint()}
      </Alert>
      <p className={textStyle({ tone: 'muted', size: 'small', wrap: 'anywhere' })}>
        {m.admin_person_receipt({ id })} · <DateTime at={erased_at} />
      </p>
      <ul className={styles.tables}>
        {erased.map(({ table, part, count }) => (
          <li key={table} className={styles.line}>
            <span className={styles.part}>{partLabel(part)}</span>
            <span>{m.admin_person_records_erased({ count })}</span>
          </li>
        ))}
        {kept.map(({ table, part, count, why }) => (
          <li key={table} className={styles.line}>
            <span className={styles.part}>{partLabel(part)}</span>
            <span>
              {m.admin_person_records_kept({ count })} {why}
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={save}>
          <Download size={18} aria-hidden="true" />
          {m.admin_person_receipt_save()}
        </Button>
      </div>
    </Stack>
  );
}
