import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import styles from './pictured-record.module.css';

interface PicturedRecordProps {
  title: string;
  line: string;
  /** Empty where there is none. */
  image: string;
  children: ReactNode;
}

/** One entry of a collection with its picture. */
export function PicturedRecord({ title, line, image, children }: PicturedRecordProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <div className={styles.head}>
        {image ? <Picture src={image} alt="" sizes="96px" className={styles.image} /> : null}
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
      {children}
    </Card>
  );
}
