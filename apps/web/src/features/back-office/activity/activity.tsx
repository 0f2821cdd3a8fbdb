import { type AuditEntry, auditSubjects } from '@vitrine/contracts';
import { selectFilter, textFilter, useFilters } from '#components/list/filters.ts';
import { ItemList } from '#components/list/item-list.tsx';
import { ListBody } from '#components/list/list-body.tsx';
import { FilterSelect, ListToolbar } from '#components/list/list-toolbar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { type Column, DataTable } from '#components/ui/data-table.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { useList } from '#lib/list-query.ts';
import { m } from '#messages';
import {
  type ChangedField,
  changedFields,
  fieldLabel,
  linesOf,
} from '../components/changed-fields.ts';
import { ExportButton } from '../components/export-button.tsx';
import styles from './activity.module.css';
import { subjectLabel } from './activity-words.ts';
import { EntrySentence } from './recent-activity.tsx';

/** What was changed, to be opened: each field before and after. */
function EntryChanges({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry.before, entry.after);
  if (fields.length === 0) return null;
  const hasBefore = fields.some(({ before }) => before !== undefined);
  const hasAfter = fields.some(({ after }) => after !== undefined);
  const title = changesTitle(hasBefore, hasAfter);
  const columns: Column<ChangedField>[] = [
    {
      id: 'field',
      header: m.admin_activity_field(),
      rowHeader: true,
      cell: ({ name }) => fieldLabel(name),
    },
  ];
  const addColumn = (id: 'before' | 'after', header: string) =>
    columns.push({ id, header, cell: (field) => <Value of={field[id]} /> });
  if (hasBefore) addColumn('before', m.admin_activity_before());
  if (hasAfter) addColumn('after', m.admin_activity_after());
  return (
    <details className={textStyle({ size: 'small', above: 0.5 })}>
      <summary className={textStyle({ tone: 'muted', size: 'tiny' }, styles.summary)}>
        {title}
      </summary>
      <DataTable caption={title} columns={columns} rows={fields} rowKey={({ name }) => name} />
    </details>
  );
}

function changesTitle(hasBefore: boolean, hasAfter: boolean): string {
  if (!hasBefore) return m.admin_activity_made();
  return hasAfter ? m.admin_activity_changes() : m.admin_activity_was();
}

function Value({ of }: { of: unknown }) {
  if (typeof of === 'boolean')
    return of ? m.admin_activity_value_yes() : m.admin_activity_value_no();
  const lines = linesOf(of);
  if (lines.length === 0)
    return <span className={textStyle({ tone: 'muted' })}>{m.admin_activity_value_none()}</span>;
  return <span className={styles.lines}>{lines.join('\n')}</span>;
}

const FILTERS = {
  /** E-mail of who did it. */
  actor: textFilter(),
  subject: selectFilter({
    label: m.admin_activity_subject,
    all: m.admin_activity_subject_all,
    values: auditSubjects,
    nameOf: subjectLabel,
    clears: ['subject_id'],
  }),
  /** Only what was done to one record. */
  subject_id: textFilter('id'),
};
const WORDS = { loading: m.admin_activity_loading, failed: m.admin_activity_failed };

/** What administrators did, narrowed by what the address says. */
export function Activity() {
  const filters = useFilters(FILTERS);
  const { values, query, change } = filters;
  // what one has just done oneself is looked for here first
  const list = useList('admin.audit.list', query, { refetchOnMount: 'always' });
  return (
    <>
      <ListToolbar
        filters={filters}
        list={list}
        count={m.admin_activity_count}
        actions={
          <>
            {query.subject_id ? (
              <Button variant="ghost" size="small" onClick={() => change({ subject_id: '' })}>
                {m.admin_activity_only_one_clear()}
              </Button>
            ) : null}
            <ExportButton
              endpoint="admin.audit.export"
              query={query}
              name="activity"
              failed={m.admin_activity_export_failed()}
            />
          </>
        }
      >
        <FilterSelect
          name="actor"
          label={m.admin_activity_person()}
          all={m.admin_activity_person_all()}
          options={usePeople(values.actor.trim(), list.rows)}
          value={values.actor.trim()}
          onChange={(actor) => change({ actor })}
        />
      </ListToolbar>
      <ListBody
        list={list}
        filters={filters}
        words={WORDS}
        empty={
          filters.isActive
            ? {
                title: m.admin_activity_none_found(),
                hint: m.admin_activity_none_found_hint(),
                reset: m.admin_activity_reset(),
              }
            : { title: m.admin_activity_none(), hint: m.admin_activity_none_hint() }
        }
      >
        {(entries) => (
          <Card padding="none">
            <ItemList
              as="ol"
              label={m.admin_activity_list()}
              rows={entries}
              busy={list.isPlaceholderData}
              divided
              itemClassName={styles.entry}
            >
              {(entry) => (
                <>
                  <EntrySentence entry={entry} />
                  <EntryChanges entry={entry} />
                </>
              )}
            </ItemList>
          </Card>
        )}
      </ListBody>
    </>
  );
}

/** Those who are administrators, and those who once were and did something that is shown. */
function usePeople(chosen: string, entries: readonly AuditEntry[]) {
  const { data } = useEndpoint('admin.users.list', { query: { role: 'admin' } });
  const known = [
    ...(data?.items ?? []).map(({ email }) => email),
    ...entries.map(({ actor }) => actor),
    chosen,
  ];
  return [...new Set(known)]
    .filter(Boolean)
    .sort()
    .map((value) => ({ value, label: value }));
}
