import { type ContentTable, type ContentType, contentLists } from '@vitrine/contracts';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Row } from '#components/layout/primitives.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { IconButton, IconLink } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { NotGiven } from '../components/stored-values.tsx';
import styles from './entry-table.module.css';
import { type ContentItem, nameOf, textOf } from './slots.ts';

export interface RowActions {
  onEdit: (item: ContentItem) => void;
  onDelete: (item: ContentItem) => void;
}

/** The columns of a content type's table, as its definition has them. */
export const entryColumns = (type: ContentType, actions: RowActions): Column<ContentItem>[] => {
  const words = typeWords(type);
  return [
    {
      id: 'lead',
      header: words.columns[0],
      rowHeader: true,
      cell: (item) => <Lead item={item} type={type} />,
    },
    {
      id: 'second',
      header: words.columns[1],
      card: 'line',
      cell: (item) => <Second item={item} type={type} />,
    },
    {
      id: 'actions',
      header: m.admin_column_actions(),
      align: 'end',
      cell: (item) => <Actions item={item} type={type} {...actions} />,
    },
  ];
};

interface ActionsProps extends RowActions {
  item: ContentItem;
  type: ContentType;
}

function Actions({ item, type, onEdit, onDelete }: ActionsProps) {
  const name = nameOf(type, item);
  return (
    <Row align="center" className={textStyle({ wrap: 'never' })}>
      <IconButton label={m.admin_edit_named({ name })} onClick={() => onEdit(item)}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        tone="danger"
        label={m.area_delete_named({ name })}
        onClick={() => onDelete(item)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <IconLink to={pageOf(type)} target="_blank" rel="noreferrer" label={m.admin_content_view()}>
        <ExternalLink size={18} aria-hidden="true" />
      </IconLink>
    </Row>
  );
}

/** Where visitors see entries of the type. */
function pageOf(type: ContentType): string {
  const { page } = contentLists[type];
  return page === 'home' ? paths.home.to() : `/${page}`;
}

interface CellProps {
  item: ContentItem;
  type: ContentType;
}

function Lead({ item, type }: CellProps) {
  const { title: name, table } = contentLists[type];
  const { line: under, portrait }: ContentTable = table;
  const title = textOf(item, name);
  const line = under && textOf(item, under);
  return (
    <Row gap={1.5} align="center">
      {portrait ? (
        <Avatar name={title} src={textOf(item, portrait)} size="small" decorative />
      ) : null}
      <div>
        {title || <NotGiven />}
        {line ? (
          <p className={textStyle({ tone: 'muted', size: 'tiny', weight: 'text' }, styles.line)}>
            {line}
          </p>
        ) : null}
      </div>
    </Row>
  );
}

function Second({ item, type }: CellProps) {
  const { second }: ContentTable = contentLists[type].table;
  const title = second.title && textOf(item, second.title);
  const text = second.text && textOf(item, second.text);
  if (!title && !text) return <NotGiven />;
  return (
    <div>
      {title ? <p>{title}</p> : null}
      {text ? <p className={textStyle({ tone: 'muted' }, styles.text)}>{text}</p> : null}
    </div>
  );
}
