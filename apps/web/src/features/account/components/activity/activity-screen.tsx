import type { Activity, ActivityKind } from '@vitrine/contracts';
import {
  FilePlus2,
  FileText,
  Globe,
  KeyRound,
  Link2,
  LogOut,
  type LucideIcon,
  Mail,
  MapPinHouse,
  MessageSquareText,
  PenLine,
  UserRoundPlus,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { ItemList } from '#components/list/item-list.tsx';
import { ListBody } from '#components/list/list-body.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { useList } from '#lib/list-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
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
      <PageHeader title={m.area_activity()} description={m.account_activity_description()} />
      <ListBody
        list={list}
        words={WORDS}
        skeleton={<Skeleton shape="block" count={6} />}
        empty={{
          title: m.account_activity_empty(),
          hint: m.account_activity_empty_hint(),
          action: (
            <ButtonLink to={paths.userPortfolio.to()}>{m.account_edit_portfolio()}</ButtonLink>
          ),
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
    <ItemList as="ol" rows={activity} divided itemClassName={styles.item}>
      {(one) => <ActivityItem activity={one} />}
    </ItemList>
  );
}

function ActivityItem({ activity }: { activity: Activity }) {
  const { icon: Icon, say, to } = words[activity.kind];
  const sentence = say(activity.detail);
  return (
    <>
      <Stack as="span" className={styles.icon}>
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </Stack>
      <p className={textStyle({ leading: 1.45, wrap: 'anywhere' })}>
        {to ? (
          <Link to={to} className={coverLink}>
            {sentence}
          </Link>
        ) : (
          sentence
        )}
      </p>
      <RelativeTime
        at={activity.date}
        className={textStyle({ tone: 'muted', size: 'small', wrap: 'never' }, styles.time)}
      />
    </>
  );
}

interface Words {
  icon: LucideIcon;
  say: (detail: string) => string;
  /** Where one can look at it, or do something about it. */
  to?: string;
}

const portfolio = paths.userPortfolio.to();
const media = `${portfolio}#media`;
const preview = paths.userPreview.to();
const settings = paths.userSettings.to();
const connections = paths.userConnections.to();

/** A sentence about something, and one for when it has no name. */
const named =
  (about: (words: { detail: string }) => string, plain: () => string) => (detail: string) =>
    detail ? about({ detail }) : plain();

const words: Record<ActivityKind, Words> = {
  registered: { icon: UserRoundPlus, say: () => m.account_activity_registered() },
  'portfolio-saved': { icon: PenLine, say: () => m.account_activity_saved(), to: portfolio },
  published: { icon: Globe, say: () => m.account_activity_published(), to: preview },
  unpublished: { icon: MapPinHouse, say: () => m.account_activity_unpublished(), to: portfolio },
  'address-changed': {
    icon: Link2,
    say: named(m.account_activity_address, m.account_activity_address_plain),
    to: preview,
  },
  'media-added': {
    icon: FilePlus2,
    say: named(m.account_activity_media, m.account_activity_media_plain),
    to: media,
  },
  'cv-added': { icon: FileText, say: () => m.account_activity_cv(), to: media },
  connection: {
    icon: MessageSquareText,
    say: named(m.account_activity_connection, m.account_activity_connection_plain),
    to: connections,
  },
  'password-changed': { icon: KeyRound, say: () => m.account_activity_password(), to: settings },
  'email-changed': {
    icon: Mail,
    say: named(m.account_activity_email, m.account_activity_email_plain),
    to: settings,
  },
  'signed-out-everywhere': {
    icon: LogOut,
    say: () => m.account_activity_signed_out(),
    to: settings,
  },
};
