import { type ReactNode, useId } from 'react';
import { Section } from '../../../../components/layout/section.tsx';
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
      <div className={styles.grid}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </Section>
  );
}
