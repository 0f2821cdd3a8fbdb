import { type AuditEntry, auditSubjects } from '@vitrine/contracts';
import { m } from '#messages';
import { selectFilter, textFilter, useFilters } from '../../../components/list/filters.ts';
import { ItemList } from '../../../components/list/item-list.tsx';
import { ListBody } from '../../../components/list/list-body.tsx';
import { FilterSelect, ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import { useList } from '../../../lib/list-query.ts';
import { ExportButton } from '../components/export-button.tsx';
import { ActChanges } from './act-changes.tsx';
import { ActSentence } from './act-sentence.tsx';
import styles from './activity.module.css';
import { subjectLabel } from './activity-words.ts';

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
              label={m.admin_activity_export()}
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
              itemClassName={styles.item}
            >
              {(entry) => (
                <>
                  <ActSentence entry={entry} />
                  <ActChanges entry={entry} />
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
