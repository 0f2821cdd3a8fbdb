import type { ContentType } from '@vitrine/contracts';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { type Column, DataTable } from '../../../components/ui/data-table.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { NotGiven } from '../components/not-given.tsx';
import { type EditedRecord, entryRecord, nameOf } from '../records/edited-record.ts';
import { type ContentItem, textOf } from './content-item.ts';
import styles from './content-table.module.css';
import { kindWords } from './kind-words.ts';
import { type SlotWords, slotWords } from './slot-words.ts';

interface ContentTableProps {
  type: ContentType;
  items: readonly ContentItem[];
  /** There are entries, only none that match. */
  searched: boolean;
  onOpen: (record: EditedRecord, act: 'edit' | 'delete') => void;
}

export function ContentTable({ type, items, searched, onOpen }: ContentTableProps) {
  const words = slotWords[type];
  return (
    <DataTable
      caption={words.tab()}
      columns={columnsOf(type, onOpen)}
      rows={items}
      rowKey={(item) => item.id}
      empty={
        <EmptyState
          heading="h2"
          title={words.none()}
          hint={searched ? undefined : kindWords[type].first()}
        />
      }
    />
  );
}

const columnsOf = (
  type: ContentType,
  onOpen: ContentTableProps['onOpen'],
): Column<ContentItem>[] => {
  const words = slotWords[type];
  return [
    {
      id: 'lead',
      header: words.lead.header(),
      rowHeader: true,
      cell: (item) => <Lead item={item} words={words} />,
    },
    {
      id: 'second',
      header: words.second.header(),
      card: 'line',
      cell: (item) => <Second item={item} words={words} />,
    },
    {
      id: 'actions',
      header: m.admin_content_column_actions(),
      align: 'end',
      cell: (item) => <Actions record={entryRecord(type, item)} words={words} onOpen={onOpen} />,
    },
  ];
};

interface ActionsProps {
  record: EditedRecord;
  words: SlotWords;
  onOpen: ContentTableProps['onOpen'];
}

function Actions({ record, words, onOpen }: ActionsProps) {
  const name = nameOf(record);
  return (
    <div className={styles.actions}>
      <IconButton
        label={m.admin_content_edit_named({ name })}
        onClick={() => onOpen(record, 'edit')}
      >
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        tone="danger"
        label={m.admin_content_delete_named({ name })}
        onClick={() => onOpen(record, 'delete')}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <a
        href={words.page}
        target="_blank"
        rel="noreferrer"
        className={styles.view}
        aria-label={m.admin_content_view()}
        title={m.admin_content_view()}
      >
        <ExternalLink size={18} aria-hidden="true" />
      </a>
    </div>
  );
}

interface CellProps {
  item: ContentItem;
  words: SlotWords;
}

function Lead({ item, words: { lead, portrait } }: CellProps) {
  const title = textOf(item, lead.title);
  const line = lead.line && textOf(item, lead.line);
  return (
    <div className={styles.lead}>
      {portrait ? (
        <Avatar name={title} src={textOf(item, portrait)} size="small" decorative />
      ) : null}
      <div>
        {title || <NotGiven />}
        {line ? <p className={styles.line}>{line}</p> : null}
      </div>
    </div>
  );
}

function Second({ item, words: { second } }: CellProps) {
  const title = second.title && textOf(item, second.title);
  const text = second.text && textOf(item, second.text);
  if (!title && !text) return <NotGiven />;
  return (
    <div>
      {title ? <p>{title}</p> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
    </div>
  );
}
