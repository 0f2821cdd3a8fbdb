import { contentSubjects } from '../content/content-lists.ts';

/*
 * What a field of a record may be, where that is one of a few. A file without zod, so that a list
 * can show and filter by them without the schemas.
 */

/** What an account may be; `editor` carries no rights of its own and signs in as `user`. */
export const roles = ['admin', 'editor', 'user'] as const;
export type Role = (typeof roles)[number];

/** What a session may act as. */
export const sessionRoles = ['admin', 'user'] as const;
export type SessionRole = (typeof sessionRoles)[number];

export const accountStatuses = ['active', 'inactive', 'pending'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const messageTypes = ['contact-form', 'internal', 'support', 'feedback'] as const;
export const messageStatuses = ['unread', 'read', 'archived'] as const;
export type MessageType = (typeof messageTypes)[number];
export type MessageStatus = (typeof messageStatuses)[number];

/** What became of a mail. */
export const mailStatuses = ['queued', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const applicationKinds = ['internship', 'training'] as const;
export const applicationStatuses = ['new', 'shortlisted', 'accepted', 'declined'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What an administrator can do. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
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
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
