import type { AuditEntry, LibraryItem, OutboxMail, Webhook } from '@vitrine/contracts';
import type { DemoData } from '../demo-data.ts';
import { DEMO_ADMIN } from './accounts.ts';
import type { Moments } from './moments.ts';

/** What an administrator has set. */
export const sampleSettings = (): DemoData['settings'] => ({
  content: {
    mailSender: { name: 'Etinde Works', address: 'hello@etindeworks.example', language: 'en' },
    revenue: { amount: '48.5 M', currency: 'XAF' },
    retention: { messagesMonths: null, applicationsMonths: 24 },
  },
  version: 1,
});

/** How the inbox is worked, and a reply that is written often. */
export const sampleInbox = (): DemoData['inbox'] => ({
  settings: { signature: '', notify: 'never' },
  replies: [
    {
      title: 'We call you back',
      content: 'Dear {name},\n\nthank you for writing to {company}. We will call you this week.',
    },
  ],
  version: 1,
});

/** Who did what lately, newest first. */
export const sampleAudit = ({ hours, days }: Moments): AuditEntry[] => {
  const actor = DEMO_ADMIN.email;
  return [
    {
      ...{ id: 'audit-read', date: hours(2), actor, action: 'signed-in', subject: 'session' },
      ...{ subject_id: DEMO_ADMIN.id, name: 'Adjoa Mbella' },
    },
    {
      ...{ id: 'audit-account', date: days(2), actor, action: 'created', subject: 'account' },
      ...{ subject_id: 'account-brenda', name: 'Brenda Achu' },
    },
    {
      ...{ id: 'audit-post', date: days(2), actor, action: 'created', subject: 'post' },
      ...{ subject_id: 'post-draft', name: 'What a power cut teaches a database' },
    },
    {
      ...{ id: 'audit-reply', date: days(2), actor, action: 'sent', subject: 'message' },
      ...{ subject_id: 'message-feedback', name: 'Brenda Achu' },
    },
    {
      ...{ id: 'audit-page', date: days(9), actor, action: 'changed', subject: 'page' },
      ...{ subject_id: 'team', name: 'team' },
    },
  ];
};

/** Mails as the list of the outbox shows them; none of them ever went anywhere. */
export const sampleOutbox = ({ days }: Moments): OutboxMail[] => [
  {
    ...{ id: 'mail-invitation', recipient: 'brenda@example.com', subject: 'Your invitation' },
    ...{ status: 'sent', attempts: 1, reason: '' },
    ...{ kept_as_file: true, can_retry: false },
    ...{ date: days(2), sent_at: days(2), next_attempt_at: null },
  },
  {
    ...{ id: 'mail-reply', recipient: 'brenda@example.com', subject: 'Re: The SMS answers' },
    ...{ status: 'sent', attempts: 2, reason: '' },
    ...{ kept_as_file: true, can_retry: false },
    ...{ date: days(2), sent_at: days(2), next_attempt_at: null },
  },
];

/** Pictures of the website's own library. */
export const sampleLibrary = ({ days }: Moments): LibraryItem[] =>
  ['gigbridge', 'alert237', 'maitre'].map((name, place) => ({
    id: `library-${name}`,
    title: name,
    alt: `The case study ${name}, drawn as contour lines`,
    url: `/art/project-${name}/1280x960.webp`,
    file: `${name}.webp`,
    size_bytes: 96_000,
    date: days(30 + place),
    uses: 0,
    tags: ['case study'],
    version: 1,
  }));

/** An endpoint of another program; nothing is ever sent to it. */
export const sampleWebhooks = ({ days }: Moments): Webhook[] => [
  {
    ...{ id: 'webhook-chat', url: 'https://chat.example.com/hooks', enabled: true },
    ...{ description: "The team's chat", events: ['message.created', 'post.published'] },
    ...{ date: days(70), failing_since: null, switched_off_at: null, old_secret_until: null },
  },
];
