import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { m } from '#messages';
import type { EditedList } from '../state/editor-state.ts';
import { DeleteItemButton } from './delete-item-button.tsx';
import { useEditor } from './editor-context.ts';
import styles from './item-card.module.css';

interface ItemCardProps {
  list: EditedList;
  id: string;
  name: string;
  picture?: ReactNode | undefined;
  /** The item's fields. */
  children: ReactNode;
}

/** One existing item: its name, the way to delete it, and its fields once it is unfolded. */
export function ItemCard({ list, id, picture, children, ...item }: ItemCardProps) {
  const { errors } = useEditor();
  const [open, setOpen] = useState(false);
  const nameId = useId();
  const name = item.name.trim() || m.portfolio_untitled();
  const wrong = Object.keys(errors).some((path) => path.startsWith(`${list}.${id}.`));
  return (
    <li>
      <fieldset aria-labelledby={nameId} className={styles.card}>
        <details
          open={open || wrong}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className={styles.details}
        >
          <summary className={styles.head}>
            {picture}
            <span id={nameId} className={styles.name}>
              {name}
            </span>
            <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
          </summary>
          <div className={styles.fields}>{children}</div>
        </details>
        <div className={styles.delete}>
          <DeleteItemButton list={list} id={id} name={name} />
        </div>
      </fieldset>
    </li>
  );
}
