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
import { Stack } from '#components/layout/primitives.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './activity-item.module.css';

/** What happened, in a line: for a list item with the class {@link activityLine}. */
export function ActivityItem({ activity }: { activity: Activity }) {
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

export const activityLine = styles.item;

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
const references = paths.userReferences.to();
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
  'reference-written': {
    icon: MessageSquareText,
    say: () => m.account_activity_reference_written(),
    to: references,
  },
  'reference-declined': {
    icon: MessageSquareText,
    say: () => m.account_activity_reference_declined(),
    to: references,
  },
  'reference-taken-back': {
    icon: MessageSquareText,
    say: () => m.account_activity_reference_taken_back(),
    to: references,
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
  'signed-out-by-administrator': {
    icon: LogOut,
    say: () => m.account_activity_signed_out_by_administrator(),
    to: settings,
  },
  'second-factor-added': {
    icon: KeyRound,
    say: named(m.account_activity_factor_added, m.account_activity_factor_added_plain),
    to: settings,
  },
  'second-factor-removed': {
    icon: KeyRound,
    say: named(m.account_activity_factor_removed, m.account_activity_factor_removed_plain),
    to: settings,
  },
  'recovery-code-used': { icon: KeyRound, say: () => m.account_activity_code_used(), to: settings },
  'recovery-codes-made': {
    icon: KeyRound,
    say: () => m.account_activity_codes_made(),
    to: settings,
  },
  'second-factor-reset': {
    icon: KeyRound,
    say: () => m.account_activity_factor_reset(),
    to: settings,
  },
  'token-created': {
    icon: KeyRound,
    say: (detail) => m.account_activity_token_created({ detail }),
    to: settings,
  },
  'token-revoked': {
    icon: KeyRound,
    say: (detail) => m.account_activity_token_revoked({ detail }),
    to: settings,
  },
};
