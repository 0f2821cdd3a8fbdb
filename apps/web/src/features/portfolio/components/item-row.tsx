import { memo } from 'react';
import type { FieldErrors } from '../state/field-errors.ts';
import type { Item, ItemInput, ItemKind } from '../state/item-kinds.ts';
import { DeleteItemButton } from './delete-item-button.tsx';
import type { Editor } from './editor-context.ts';
import { FoldedItem, nameOrUntitled } from './folded-item.tsx';
import type { ItemFields } from './item-fields.ts';

interface ItemRowProps<K extends ItemKind> {
  kind: K;
  item: Item<K>;
  name: string;
  detail: string;
  Fields: ItemFields<K>;
  place: number;
  count: number;
  errors: FieldErrors;
  changeItem: Editor['changeItem'];
}

function Row<K extends ItemKind>(props: ItemRowProps<K>) {
  const { kind, item, name, detail, Fields, place, count, errors, changeItem } = props;
  const path = `${kind}.${item.id}.`;
  return (
    <FoldedItem
      id={item.id}
      name={name}
      detail={detail}
      sort={{ place, count }}
      wrong={Object.keys(errors).some((wrong) => wrong.startsWith(path))}
      remove={<DeleteItemButton list={kind} id={item.id} name={nameOrUntitled(name)} />}
    >
      <Fields
        value={item as ItemInput<K>}
        error={(field) => errors[path + field]}
        onChange={(patch) => changeItem(kind, item.id, patch)}
      />
    </FoldedItem>
  );
}

/** One item of a list; drawn again only when it changes, not at every letter typed elsewhere. */
export const ItemRow = memo(Row) as typeof Row;
