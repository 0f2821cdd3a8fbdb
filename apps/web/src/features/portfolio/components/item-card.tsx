import type { ReactNode } from 'react';
import type { EditedList } from '../state/item-kinds.ts';
import { DeleteItemButton } from './delete-item-button.tsx';
import { useEditor } from './editor-context.ts';
import { FoldedItem, nameOrUntitled } from './folded-item.tsx';

interface ItemCardProps {
  list: EditedList;
  id: string;
  name: string;
  picture?: ReactNode | undefined;
  /** Its place in the list, where the list can be put in another order. */
  sort?: { place: number; count: number } | undefined;
  /** The item's fields. */
  children: ReactNode;
}

/** One existing item: its name, the way to delete it, and its fields once it is unfolded. */
export function ItemCard({ list, id, name, children, ...item }: ItemCardProps) {
  const { errors } = useEditor();
  return (
    <FoldedItem
      {...item}
      id={id}
      name={name}
      wrong={Object.keys(errors).some((path) => path.startsWith(`${list}.${id}.`))}
      remove={<DeleteItemButton list={list} id={id} name={nameOrUntitled(name)} />}
    >
      {children}
    </FoldedItem>
  );
}
