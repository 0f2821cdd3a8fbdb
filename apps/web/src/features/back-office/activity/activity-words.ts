import {
  type AuditAction,
  type AuditEntry,
  type AuditSubject,
  type ContentSubject,
  contentTypeOf,
} from '@vitrine/contracts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';

const actionWords: Record<AuditAction, () => string> = {
  created: m.admin_activity_action_created,
  changed: m.admin_activity_action_changed,
  deleted: m.admin_activity_action_deleted,
  restored: m.admin_activity_action_restored,
  erased: m.admin_activity_action_erased,
  sent: m.admin_activity_action_sent,
  'signed-in': m.admin_activity_action_signed_in,
  'signed-out': m.admin_activity_action_signed_out,
};

type Named = (inputs: { name: string }) => string;

const subjectWords: Record<
  Exclude<AuditSubject, ContentSubject>,
  { kind: () => string; the: Named }
> = {
  account: { kind: m.admin_activity_kind_account, the: m.admin_activity_the_account },
  post: { kind: m.admin_activity_kind_post, the: m.admin_activity_the_post },
  message: { kind: m.area_messages, the: m.admin_activity_the_message },
  application: { kind: m.admin_applications_title, the: m.admin_activity_the_application },
  page: { kind: m.admin_pages, the: m.admin_activity_the_page },
  settings: { kind: m.area_settings, the: () => m.admin_activity_the_settings() },
  picture: { kind: m.admin_activity_kind_picture, the: m.admin_activity_the_picture },
  mail: { kind: m.admin_activity_kind_mail, the: m.admin_activity_the_mail },
  session: { kind: m.admin_activity_kind_session, the: m.admin_activity_the_session },
  webhook: { kind: m.admin_activity_kind_webhook, the: m.admin_activity_the_webhook },
  newsletter: { kind: m.admin_activity_kind_newsletter, the: m.admin_activity_the_newsletter },
  person: { kind: m.admin_activity_kind_person, the: () => m.admin_activity_the_person() },
  subscriber: {
    kind: m.admin_activity_kind_subscriber,
    the: () => m.admin_activity_the_subscriber(),
  },
};

function wordsOf(subject: AuditSubject): { kind: () => string; the: Named } {
  const type = contentTypeOf(subject);
  if (!type) return subjectWords[subject as keyof typeof subjectWords];
  const words = typeWords(type);
  return { kind: () => words.subject, the: ({ name }) => words.the(name) };
}

export const subjectLabel = (subject: AuditSubject): string => wordsOf(subject).kind();

/** 'made': what someone did. */
export function verbOf({ action, subject, after }: AuditEntry): string {
  const isPreview = action === 'sent' && subject === 'post' && hasField(after, 'preview_until');
  if (isPreview) return m.admin_activity_action_previewed();
  const isInvitation = action === 'sent' && subject === 'account';
  const isReply = action === 'sent' && subject === 'message';
  if (isInvitation) return m.admin_activity_action_invited();
  return isReply ? m.admin_activity_action_replied() : actionWords[action]();
}

const hasField = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && name in value;

/** 'the post Solar': what it was done to; a sign-in is done to nothing. */
export function objectOf({ action, subject, name }: AuditEntry): string {
  if (action === 'signed-in') return '';
  // its subject is forgotten with it
  if (subject === 'message' && name === '') return m.admin_activity_a_message();
  return wordsOf(subject).the({ name });
}

const search = (path: string, parameters: Record<string, string>) =>
  `${path}?${new URLSearchParams(parameters)}`;

function entryPlace({ subject, name }: AuditEntry): string | undefined {
  const tab = contentTypeOf(subject);
  return tab && search(paths.adminWebsiteContent.to(), { tab, q: name });
}

const places: Partial<Record<AuditSubject, (entry: AuditEntry) => string>> = {
  account: ({ name }) => search(paths.adminUsers.to(), { q: name }),
  post: ({ name }) => search(paths.adminPosts.to(), { q: name }),
  message: ({ subject_id }) => search(paths.adminMessages.to(), { message: subject_id }),
  application: ({ subject_id }) =>
    search(paths.adminApplications.to(), { application: subject_id }),
  page: () => paths.adminContent.to(),
  settings: () => paths.adminSettings.to(),
  webhook: () => paths.adminSettings.to(),
  newsletter: ({ subject_id }) => search(paths.adminNewsletter.to(), { issue: subject_id }),
};

/** Where the thing is that an entry is about; undefined where it is no more, or nowhere. */
export const placeOf = (entry: AuditEntry): string | undefined =>
  entry.action === 'deleted' || entry.action === 'erased' || entry.name === ''
    ? undefined
    : (places[entry.subject]?.(entry) ?? entryPlace(entry));
