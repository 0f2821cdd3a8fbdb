import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import styles from './item-card.module.css';
import { MoveButtons } from './sortable/move-buttons.tsx';
import { SortHandle } from './sortable/sort-handle.tsx';

export const nameOrUntitled = (name: string): string => name.trim() || m.portfolio_untitled();

interface FoldedItemProps {
  id: string;
  name: string;
  /** What tells it from others of its name: where, when, for how much. */
  detail?: string | undefined;
  picture?: ReactNode | undefined;
  sort?: { place: number; count: number } | undefined;
  /** One of its fields has an error: it unfolds. */
  wrong: boolean;
  /** The button that deletes it. */
  remove: ReactNode;
  children: ReactNode;
}

/** An item in one row, its handle at the left and its deletion at the right; it opens in place. */
export function FoldedItem(props: FoldedItemProps) {
  const { id, detail, picture, sort, wrong, remove, children } = props;
  const [open, setOpen] = useState(false);
  const nameId = useId();
  const name = nameOrUntitled(props.name);
  const shown = open || wrong;
  return (
    <li>
      <fieldset aria-labelledby={nameId} className={cx(styles.card, sort && styles.sorted)}>
        {sort ? (
          <div className={styles.handle}>
            <SortHandle id={id} name={name} />
          </div>
        ) : null}
        <details
          open={shown}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className={styles.details}
        >
          <summary className={styles.head}>
            {picture}
            <span className={styles.text}>
              <span id={nameId} className={styles.name}>
                {name}
              </span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </span>
            <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
          </summary>
          {/* Only what is open: two hundred jobs have eight hundred fields. */}
          {shown ? (
            <div className={styles.fields}>
              {children}
              {sort ? (
                <div className={styles.moves}>
                  <MoveButtons id={id} name={name} {...sort} />
                </div>
              ) : null}
            </div>
          ) : null}
        </details>
        <div className={styles.delete}>{remove}</div>
      </fieldset>
    </li>
  );
}
