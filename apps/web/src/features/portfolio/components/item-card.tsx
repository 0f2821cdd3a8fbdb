import { type ReactNode, useId } from 'react';
import type { EditedList } from '../state/editor-state.ts';
import { DeleteItemButton } from './delete-item-button.tsx';
import styles from './item-card.module.css';

interface ItemCardProps {
  list: EditedList;
  id: string;
  name: string;
  children: ReactNode;
}

/** One existing item with its fields and the way to delete it. */
export function ItemCard({ list, id, name, children }: ItemCardProps) {
  const headingId = useId();
  return (
    <li>
      <fieldset aria-labelledby={headingId} className={styles.card}>
        <div className={styles.head}>
          <h3 id={headingId} className={styles.name}>
            {name}
          </h3>
          <DeleteItemButton list={list} id={id} name={name} />
        </div>
        {children}
      </fieldset>
    </li>
  );
}
