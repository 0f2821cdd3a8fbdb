import { type ReactNode, useId } from 'react';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './side-section.module.css';

interface SideSectionProps {
  title: string;
  description?: string | undefined;
  tone?: 'ground' | 'sunken' | 'raised' | undefined;
  children: ReactNode;
}

/** The heading stays at the left while its content passes at the right. */
export function SideSection({ title, description, tone, children }: SideSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone={tone}>
      <Stack gap={5} className={styles.grid}>
        <Stack gap={2} className={styles.head}>
          <h2 id={id}>{title}</h2>
          {description ? (
            <p className={textStyle({ tone: 'muted', measure: 26 })}>{description}</p>
          ) : null}
        </Stack>
        <div className={styles.content}>{children}</div>
      </Stack>
    </Section>
  );
}
