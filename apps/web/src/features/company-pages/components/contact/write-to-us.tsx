import type { PageContent } from '@vitrine/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
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
      <Stack gap={4} className={styles.grid}>
        <Stack gap={2} className={styles.words}>
          <h2 id={heading}>{words.title}</h2>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{words.description}</p>
        </Stack>
        <div ref={form}>{children}</div>
      </Stack>
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
