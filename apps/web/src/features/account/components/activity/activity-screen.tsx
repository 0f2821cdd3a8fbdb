import type { Activity } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { PageHeader } from '../../../../components/layout/page-header.tsx';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { ItemList } from '../../../../components/list/item-list.tsx';
import { ListBody } from '../../../../components/list/list-body.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { RelativeTime } from '../../../../components/ui/relative-time.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { useList } from '../../../../lib/list-query.ts';
import { paths } from '../../../../lib/paths.ts';
import { activityWords } from '../../activity-words.ts';
import { BackToProfile } from '../back-to-profile.tsx';
import styles from './activity-screen.module.css';

const WORDS = {
  loading: m.account_activity_loading,
  failed: m.account_activity_failed,
  moreFailed: m.account_more_failed,
};

/** Everything that happened, newest first, more of it as one scrolls. */
export function ActivityScreen() {
  const list = useList('activity.list', {}, { refetchOnMount: 'always' });
  return (
    <>
      <BackToProfile />
      <PageHeader
        title={m.account_activity_title()}
        description={m.account_activity_description()}
      />
      <ListBody
        list={list}
        words={WORDS}
        skeleton={<Skeleton shape="block" count={6} />}
        empty={{
          title: m.account_activity_empty(),
          hint: m.account_activity_empty_hint(),
          action: <ButtonLink to={paths.userPortfolio.to()}>{m.account_action_edit()}</ButtonLink>,
        }}
      >
        {(activity) => <ActivityList activity={activity} />}
      </ListBody>
    </>
  );
}

/** What happened, a line each. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  return (
    <ItemList as="ol" rows={activity} className={styles.list} itemClassName={styles.item}>
      {(one) => <ActivityItem activity={one} />}
    </ItemList>
  );
}

function ActivityItem({ activity }: { activity: Activity }) {
  const { icon: Icon, sentence, to } = activityWords(activity);
  return (
    <>
      <Stack as="span" className={styles.icon}>
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </Stack>
      <p className={textStyle({ leading: 1.45, wrap: 'anywhere' })}>
        {to ? (
          <Link to={to} className={styles.link}>
            {sentence}
          </Link>
        ) : (
          sentence
        )}
      </p>
      <RelativeTime at={activity.date} className={styles.time} />
    </>
  );
}
