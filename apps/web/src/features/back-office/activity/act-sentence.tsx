import type { AuditEntry } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import styles from './act-sentence.module.css';
import { placeOf } from './activity-links.ts';
import { objectOf, verbOf } from './activity-words.ts';

/** Who did what, and when; a way to the thing where it is still there. */
export function ActSentence({ entry }: { entry: AuditEntry }) {
  const place = placeOf(entry);
  const object = objectOf(entry);
  return (
    <p className={styles.sentence}>
      <strong className={textStyle({ weight: 'strong' })}>
        {entry.actor || m.admin_activity_somebody()}
      </strong>{' '}
      {verbOf(entry)}{' '}
      {place && object ? (
        <Link to={place} className={styles.link}>
          {object}
        </Link>
      ) : (
        object
      )}{' '}
      <RelativeTime at={entry.date} className={styles.when} />
    </p>
  );
}
