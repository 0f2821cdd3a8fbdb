import type { AuditEntry } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Row } from '../../../components/layout/primitives.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';
import { paths } from '../../../lib/paths.ts';
import { ActSentence } from './act-sentence.tsx';
import styles from './recent-activity.module.css';

/** The newest acts of administrators (ADM-02), and the way to all of them. */
export function RecentActivity({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Card as="section" padding="large" aria-labelledby="recent-activity" className={styles.card}>
      <Row gap={2} align="baseline" justify="between" below={1}>
        <h2 id="recent-activity" className={textStyle({ size: 4 })}>
          {m.admin_activity_recent()}
        </h2>
        {entries.length > 0 ? (
          <Link to={paths.adminActivity.to()} className={styles.all}>
            {m.admin_activity_all()}
          </Link>
        ) : null}
      </Row>
      {entries.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ol role="list" className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.item}>
              <ActSentence entry={entry} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={textStyle({ tone: 'muted' })}>
          {m.admin_activity_none()}. {m.admin_activity_none_hint()}
        </p>
      )}
    </Card>
  );
}
