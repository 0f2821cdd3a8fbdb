import {
  baseLocale,
  type Locale,
  publicLocales,
  type TranslatedRecord,
  type TranslationState,
  translationStates,
} from '@vitrine/contracts';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Loaded } from '#components/feedback/loaded.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { type Column, DataTable } from '#components/ui/data-table.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import { loadedDialog } from '../components/loaded-part.tsx';
import { useAction } from '../components/use-action.ts';
import { PostDialog } from '../posts/editor/post-dialog.tsx';
import { ChangedSource } from './changed-source.tsx';
import { TranslationEditor } from './translation-editor.tsx';
import { kindOf, titleOf } from './translation-words.ts';

const ExportDialog = loadedDialog(
  async () => (await import('./exchange/export-dialog.tsx')).ExportDialog,
  () => ({ title: m.admin_translations_export(), size: 'small' }),
);
const ImportDialog = loadedDialog(
  async () => (await import('./exchange/import-dialog.tsx')).ImportDialog,
  () => ({ title: m.admin_translations_import() }),
);

const states: Record<TranslationState, { label: () => string; tone: Tone; act: () => string }> = {
  missing: { label: m.admin_translations_missing, tone: 'warning', act: m.admin_translations_make },
  changed: { label: m.admin_translations_changed, tone: 'info', act: m.admin_translations_check },
  current: { label: m.admin_translations_current, tone: 'success', act: m.admin_translations_edit },
};

const columns = (onOpen: (record: TranslatedRecord) => void): Column<TranslatedRecord>[] => [
  { id: 'name', header: m.field_name(), rowHeader: true, cell: titleOf },
  { id: 'kind', header: m.admin_trash_kind(), cell: kindOf },
  {
    id: 'state',
    header: m.admin_translations_state(),
    card: 'beside',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label()}</Badge>,
  },
  {
    id: 'actions',
    header: m.admin_column_actions(),
    align: 'end',
    cell: (record) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={`${states[record.state].act()}: ${titleOf(record)}`}
        onClick={() => onOpen(record)}
      >
        {states[record.state].act()}
      </Button>
    ),
  },
];

/** What the website says in its other languages. */
export function Translations() {
  const company = useEndpoint('pages.company.get').data;
  const languages = publicLocales(company).filter((locale) => locale !== baseLocale);
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen ?? languages[0];
  if (!locale) {
    const title = m.admin_translations_none();
    return <EmptyState heading="h2" title={title} hint={m.admin_translations_none_hint()} />;
  }
  const options = languages.map((value) => ({ value, label: languageName(value) }));
  return (
    <Stack gap={3}>
      {languages.length > 1 ? (
        <FilterPills
          label={m.admin_translations_language()}
          options={options}
          value={locale}
          onChange={setChosen}
        />
      ) : null}
      <InLanguage key={locale} locale={locale} />
    </Stack>
  );
}

function InLanguage({ locale }: { locale: Locale }) {
  const list = useEndpoint('translations.list', { query: { locale } });
  const [state, setState] = useState<TranslationState | 'all'>('all');
  const [opened, setOpened] = useState<TranslatedRecord>();
  return (
    <Loaded of={{ list }}>
      {({ list: { records } }) => {
        const of = (wanted: TranslationState) => records.filter((one) => one.state === wanted);
        const shown = state === 'all' ? records : of(state);
        return (
          <Stack gap={3}>
            <Cluster gap={2} rowGap={1} align="center" justify="between">
              <FilterPills
                label={m.admin_translations_state()}
                value={state}
                onChange={setState}
                options={[
                  { value: 'all' as const, label: m.admin_translations_all() },
                  ...translationStates.map((value) => ({
                    ...{ value, label: states[value].label(), count: of(value).length },
                  })),
                ]}
              />
              <Exchange locale={locale} />
            </Cluster>
            <DataTable
              caption={m.admin_translations_title()}
              columns={columns(setOpened)}
              rows={shown}
              rowKey={({ kind, id }) => `${kind} ${id}`}
              empty={<EmptyState heading="h2" title={m.admin_translations_nothing()} />}
            />
            {opened ? (
              <Opened record={opened} locale={locale} onClose={() => setOpened(undefined)} />
            ) : null}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** With a translator who works elsewhere. */
function Exchange({ locale }: { locale: Locale }) {
  const [opened, setOpened] = useState<'export' | 'import'>();
  const onClose = () => setOpened(undefined);
  return (
    <Cluster gap={1}>
      <Button variant="secondary" size="small" onClick={() => setOpened('export')}>
        <Download size={18} aria-hidden="true" />
        {m.admin_translations_export()}
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpened('import')}>
        <FileUp size={18} aria-hidden="true" />
        {m.admin_translations_import()}
      </Button>
      {opened === 'export' ? <ExportDialog locale={locale} onClose={onClose} /> : null}
      {opened === 'import' ? <ImportDialog locale={locale} onClose={onClose} /> : null}
    </Cluster>
  );
}

interface OpenedProps {
  record: TranslatedRecord;
  locale: Locale;
  onClose: () => void;
}

function Opened(props: OpenedProps) {
  return props.record.kind === 'post' ? (
    <OpenedPost {...props} />
  ) : (
    <TranslationEditor {...props} />
  );
}

/** The translation of an article is an article of its own, with the editor of those. */
function OpenedPost({ record, locale, onClose }: OpenedProps) {
  const [post, setPost] = useState(record.post);
  const [isEditing, setEditing] = useState(record.state !== 'changed');
  const making = useAction({
    send: (api) => api.call('posts.translate', { params: { id: record.id }, body: { locale } }),
    failed: failureReason,
    onDone: (queries, made) => {
      setPost(made.id);
      return queries.invalidateQueries({ queryKey: ['translations.list'] });
    },
    onSettled: () => undefined,
  });
  if (post && !isEditing) {
    const onEdit = () => setEditing(true);
    return <ChangedSource record={record} post={post} onEdit={onEdit} onClose={onClose} />;
  }
  if (post) return <PostDialog id={post} onClose={onClose} onFailure={() => undefined} />;
  if (making.isIdle) making.mutate();
  return null;
}
