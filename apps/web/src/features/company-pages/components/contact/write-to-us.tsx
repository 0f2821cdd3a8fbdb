import type { PageContent } from '@vitrine/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Section } from '../../../../components/layout/section.tsx';
import styles from './write-to-us.module.css';

interface WriteToUsProps {
  id: string;
  words: PageContent<'contact'>['form'];
  /** The form. */
  children: ReactNode;
}

/** The form beside what it is for. Whoever is sent to it can begin to type at once. */
export function WriteToUs({ id, words, children }: WriteToUsProps) {
  const heading = `${id}-heading`;
  const form = useFocusOnArrival(id);
  return (
    <Section id={id} labelledBy={heading}>
      <div className={styles.grid}>
        <div className={styles.words}>
          <h2 id={heading}>{words.title}</h2>
          <p className={styles.text}>{words.description}</p>
        </div>
        <div ref={form}>{children}</div>
      </div>
    </Section>
  );
}

/** Following a link to `#id` puts the focus into the first field; the address of a first view not. */
function useFocusOnArrival(id: string) {
  const element = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}` || key === 'default') return;
    element.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [hash, key, id]);
  return element;
}
