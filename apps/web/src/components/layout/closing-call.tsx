import { useId } from 'react';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './closing-call.module.css';
import { Section } from './section.tsx';

interface ClosingCallProps {
  title: string;
  description: string;
  action: string;
  to: string;
}

/** What to do next, at the end of a page; the one place where text stands centred. */
export function ClosingCall({ title, description, action, to }: ClosingCallProps) {
  const id = useId();
  return (
    <Section labelledBy={id} className={styles.call}>
      <div className={styles.content}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
        <p className={styles.action}>
          <ButtonLink to={to} size="large">
            {action}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
