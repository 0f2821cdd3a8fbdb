import type { ContentType } from '@vitrine/contracts';
import { ExternalLink } from 'lucide-react';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { type Column, DataTable } from '../../../components/ui/data-table.tsx';
import { NotGiven } from '../components/not-given.tsx';
import { type ContentItem, textOf } from './content-item.ts';
import styles from './content-table.module.css';
import { type SlotWords, slotWords } from './slot-words.ts';

interface ContentTableProps {
  type: ContentType;
  items: readonly ContentItem[];
}

export function ContentTable({ type, items }: ContentTableProps) {
  const words = slotWords[type];
  return (
    <DataTable
      caption={words.tab()}
      columns={columnsOf(words)}
      rows={items}
      rowKey={(item) => item.id}
      empty={<EmptyState heading="h2" title={words.none()} />}
    />
  );
}

const columnsOf = (words: SlotWords): Column<ContentItem>[] => [
  {
    id: 'lead',
    header: words.lead.header(),
    rowHeader: true,
    cell: (item) => <Lead item={item} words={words} />,
  },
  {
    id: 'second',
    header: words.second.header(),
    cell: (item) => <Second item={item} words={words} />,
  },
  {
    id: 'actions',
    header: m.admin_content_column_actions(),
    align: 'end',
    cell: () => (
      <div className={styles.actions}>
        <ButtonLink to={words.page} target="_blank" variant="ghost" size="small">
          {m.admin_content_view()}
          <ExternalLink size={16} aria-hidden="true" />
        </ButtonLink>
      </div>
    ),
  },
];

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
