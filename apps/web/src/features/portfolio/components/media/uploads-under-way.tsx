import { useId } from 'react';
import { m } from '#messages';
import { Card } from '../../../../components/ui/card.tsx';
import { useUploads } from '../../api/uploads.ts';
import { UploadList } from './upload-list.tsx';
import styles from './uploads-under-way.module.css';

/** What goes on after the editor was left. */
export function UploadsUnderWay() {
  const headingId = useId();
  const uploads = useUploads().list.filter(({ status }) => status !== 'chosen');
  if (uploads.length === 0) return null;
  return (
    <Card as="section" tone="outline" aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.title}>
        {m.media_uploads_title()}
      </h2>
      <p className={styles.hint}>{m.media_uploads_hint()}</p>
      <UploadList uploads={uploads} />
    </Card>
  );
}
