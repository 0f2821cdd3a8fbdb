import { contentSubjects, contentTypes } from '../content/content-lists.ts';

/*
 * What a field of a record may be, where that is one of a few. A file without zod, so that a list
 * can show and filter by them without the schemas.
 */

export const accountStatuses = ['active', 'inactive', 'pending'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const messageTypes = ['contact-form', 'internal', 'support', 'feedback'] as const;
export const messageStatuses = ['unread', 'read', 'archived'] as const;
export type MessageType = (typeof messageTypes)[number];
export type MessageStatus = (typeof messageStatuses)[number];
/** How far the company is with a message, beside whether someone has read it. */
export const messageStates = ['open', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];
/** When an administrator is mailed about what has arrived. */
export const inboxNotifies = ['never', 'at-once', 'daily'] as const;
export type InboxNotify = (typeof inboxNotifies)[number];

/** What became of a mail. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const applicationKinds = ['internship', 'training'] as const;
export const applicationStatuses = ['new', 'shortlisted', 'accepted', 'declined'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The status of a subscriber; nothing is sent to an address that was refused. */
export const readerStates = ['confirmed', 'unconfirmed', 'refused'] as const;
export type ReaderState = (typeof readerStates)[number];

/** What became of a notice that a mail could not be delivered. */
export const bounceOutcomes = [
  'marked',
  'marked-before',
  'may-arrive',
  'not-ours',
  'no-notice',
] as const;
export type BounceOutcome = (typeof bounceOutcomes)[number];

/** How far an issue of the newsletter is. */
export const issueStatuses = ['draft', 'sending', 'sent'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** What an administrator can do. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'restored',
  'erased',
  'sent',
  'signed-in',
  'signed-out',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an act of an administrator is about. */
export const auditSubjects = [
  'account',
  'post',
  'message',
  'application',
  'page',
  'settings',
  'picture',
  ...contentSubjects,
  'mail',
  'session',
  'webhook',
  'newsletter',
  'subscriber',
  'person',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** What the trash keeps: entries of the website are called by their collection. */
export const trashKinds = [
  'post',
  'message',
  'application',
  'picture',
  'newsletter',
  'account',
  ...contentTypes,
] as const;
export type TrashKind = (typeof trashKinds)[number];
