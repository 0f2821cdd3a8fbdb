import type { AuditEntry } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Row } from '#components/layout/primitives.tsx';
import { ShortList } from '#components/list/short-list.tsx';
import { Card } from '#components/ui/card.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './activity.module.css';
import { objectOf, placeOf, verbOf } from './activity-words.ts';
import { changeSentences } from './change-sentences.ts';

/** Who did what, and when; a way to the thing where it is still there. */
export function EntrySentence({ entry }: { entry: AuditEntry }) {
  const place = placeOf(entry);
  const object = objectOf(entry);
  const changes = changeSentences(entry);
  const sentence = (
    <p className={textStyle({ size: 'small', leading: 1.5, wrap: 'anywhere' })}>
      <strong className={textStyle({ weight: 'strong' })}>
        {entry.actor ? <EmailText address={entry.actor} /> : m.admin_activity_somebody()}
      </strong>{' '}
      {verbOf(entry)}{' '}
      {place && object ? (
        <Link to={place} className={textLink}>
          {object}
        </Link>
      ) : (
        object
      )}{' '}
      <RelativeTime
        at={entry.date}
        className={textStyle({ tone: 'muted', size: 'tiny', wrap: 'never' })}
      />
    </p>
  );
  if (changes.length === 0) return sentence;
  return (
    <div>
      {sentence}
      {changes.map((change) => (
        <p
          key={change}
          className={textStyle({ tone: 'muted', size: 'tiny', leading: 1.45, wrap: 'anywhere' })}
        >
          {change}
        </p>
      ))}
    </div>
  );
}

/** The newest entries of the audit log (ADM-02), and the way to all of them. */
export function RecentActivity({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Card
      as="section"
      padding="large"
      aria-labelledby="recent-activity"
      className={textStyle({ above: 3 })}
    >
      <Row gap={2} align="baseline" justify="between" below={1}>
        <h2 id="recent-activity" className={textStyle({ size: 4 })}>
          {m.area_recent_activity()}
        </h2>
        {entries.length > 0 ? (
          <Link
            to={paths.adminActivity.to()}
            className={textStyle({ size: 'small', weight: 'medium' }, textLink, styles.all)}
          >
            {m.area_see_all()}
          </Link>
        ) : null}
      </Row>
      {entries.length > 0 ? (
        <ShortList rows={entries} itemClassName={styles.recent}>
          {(entry) => <EntrySentence entry={entry} />}
        </ShortList>
      ) : (
        <p className={textStyle({ tone: 'muted' })}>
          {m.admin_activity_none()}. {m.admin_activity_none_hint()}
        </p>
      )}
    </Card>
  );
}
