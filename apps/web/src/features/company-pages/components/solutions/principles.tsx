import type { PageContent } from '@vitrine/contracts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import styles from './principles.module.css';

interface PrinciplesProps {
  items: PageContent<'solutions'>['principles']['items'];
}

export function Principles({ items }: PrinciplesProps) {
  return (
    <Stack as="dl" className={styles.principles}>
      {items.map((item) => (
        <div key={item.title} className={styles.principle}>
          <dt className={styles.title}>{item.title}</dt>
          <dd className={styles.text}>{item.description}</dd>
        </div>
      ))}
    </Stack>
  );
}
