import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { ItemList } from '#components/list/item-list.tsx';
import { ListBody } from '#components/list/list-body.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useList } from '#lib/list-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { BackToProfile } from '../back-to-profile.tsx';
import { ActivityItem, activityLine } from './activity-item.tsx';
import styles from './activity-screen.module.css';

const WORDS = {
  loading: m.account_activity_loading,
  failed: m.account_activity_failed,
  moreFailed: m.account_more_failed,
};

/** The shape of a few activities. */
const ActivitySkeleton = () => (
  <Stack divided>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <div key={row} className={activityLine}>
        <Skeleton shape="circle" className={styles.icon} />
        <Skeleton />
        <Skeleton className={styles.time} />
      </div>
    ))}
  </Stack>
);

/** Everything that happened, newest first, more of it as one scrolls. */
export function ActivityScreen() {
  const list = useList('activity.list', {}, { refetchOnMount: 'always' });
  return (
    <>
      <BackToProfile />
      <PageHeader title={m.area_activity()} description={m.account_activity_description()} />
      <ListBody
        list={list}
        words={WORDS}
        skeleton={<ActivitySkeleton />}
        empty={{
          title: m.account_activity_empty(),
          hint: m.account_activity_empty_hint(),
          action: (
            <ButtonLink to={paths.userPortfolio.to()}>{m.account_edit_portfolio()}</ButtonLink>
          ),
        }}
      >
        {(activity) => (
          <ItemList as="ol" rows={activity} divided itemClassName={activityLine}>
            {(one) => <ActivityItem activity={one} />}
          </ItemList>
        )}
      </ListBody>
    </>
  );
}
