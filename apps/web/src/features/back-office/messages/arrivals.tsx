import { ArrowUp } from 'lucide-react';
import { m } from '#messages';
import styles from './arrivals.module.css';

interface ArrivalsProps {
  count: number;
  /** Shows them. */
  onChoose: () => void;
}

/** Says that something new is above, without taking the place of who reads further down. */
export function Arrivals({ count, onChoose }: ArrivalsProps) {
  return (
    <div role="status" className={styles.place}>
      {count > 0 ? (
        <button type="button" className={styles.pill} onClick={onChoose}>
          <ArrowUp size={16} aria-hidden="true" />
          {m.admin_messages_new({ count })}
        </button>
      ) : null}
    </div>
  );
}
