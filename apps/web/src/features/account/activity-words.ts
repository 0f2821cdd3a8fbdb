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
import { m } from '#messages';
import { paths } from '../../lib/paths.ts';

interface Words {
  icon: LucideIcon;
  say: (detail: string) => string;
  /** Where one can look at it, or do something about it. */
  to?: string;
}

const { userPortfolio, userPreview, userSettings, userConnections } = paths;

/** A sentence about something, and one for when it has no name. */
const named =
  (about: (words: { detail: string }) => string, plain: () => string) => (detail: string) =>
    detail ? about({ detail }) : plain();

const words: Record<ActivityKind, Words> = {
  registered: { icon: UserRoundPlus, say: () => m.account_activity_registered() },
  'portfolio-saved': {
    icon: PenLine,
    say: () => m.account_activity_saved(),
    to: userPortfolio.to(),
  },
  published: { icon: Globe, say: () => m.account_activity_published(), to: userPreview.to() },
  unpublished: {
    icon: MapPinHouse,
    say: () => m.account_activity_unpublished(),
    to: userPortfolio.to(),
  },
  'address-changed': {
    icon: Link2,
    say: named(m.account_activity_address, m.account_activity_address_plain),
    to: userPreview.to(),
  },
  'media-added': {
    icon: FilePlus2,
    say: named(m.account_activity_media, m.account_activity_media_plain),
    to: `${userPortfolio.to()}#media`,
  },
  'cv-added': {
    icon: FileText,
    say: () => m.account_activity_cv(),
    to: `${userPortfolio.to()}#media`,
  },
  connection: {
    icon: MessageSquareText,
    say: named(m.account_activity_connection, m.account_activity_connection_plain),
    to: userConnections.to(),
  },
  'password-changed': {
    icon: KeyRound,
    say: () => m.account_activity_password(),
    to: userSettings.to(),
  },
  'email-changed': {
    icon: Mail,
    say: named(m.account_activity_email, m.account_activity_email_plain),
    to: userSettings.to(),
  },
  'signed-out-everywhere': {
    icon: LogOut,
    say: () => m.account_activity_signed_out(),
    to: userSettings.to(),
  },
};

/** What happened as a sentence, with its picture and the place that it leads to. */
export function activityWords({ kind, detail }: Activity) {
  const { icon, say, to } = words[kind];
  return { icon, sentence: say(detail), to };
}
