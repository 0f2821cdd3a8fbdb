import type { Message } from '@vitrine/contracts';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Row } from '../../../components/layout/primitives.tsx';
import styles from './arrivals.module.css';

interface ArrivalsProps {
  messages: readonly Message[];
  /** Names the list: another filter begins anew. */
  of: string;
}

/** Says that something new is above, without taking the place of who reads further down. */
export function Arrivals({ messages, of }: ArrivalsProps) {
  const { top, count } = useArrivals(messages, of);
  return (
    <>
      <div ref={top} className={styles.top} />
      <Row justify="center" role="status" className={styles.place}>
        {count > 0 ? (
          <button
            type="button"
            className={styles.pill}
            onClick={() => top.current?.scrollIntoView({ block: 'end' })}
          >
            <ArrowUp size={16} aria-hidden="true" />
            {m.admin_messages_new({ count })}
          </button>
        ) : null}
      </Row>
    </>
  );
}

/** How many messages have come to the top of a list while that was out of sight. */
function useArrivals(messages: readonly Message[], of: string) {
  const top = useRef<HTMLDivElement>(null);
  const [atTop, setAtTop] = useState(true);
  const newest = messages[0]?.id;
  const [seen, setSeen] = useState({ of, newest });
  useEffect(() => {
    if (!top.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      setAtTop(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  if ((atTop || seen.of !== of) && (seen.of !== of || seen.newest !== newest)) {
    setSeen({ of, newest });
  }
  const count = Math.max(
    0,
    messages.findIndex(({ id }) => id === seen.newest),
  );
  return { top, count: atTop ? 0 : count };
}
