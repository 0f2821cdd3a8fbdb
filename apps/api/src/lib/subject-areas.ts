import {
  type Area,
  type AuditSubject,
  type ContentSubject,
  contentSubjects,
} from '@vitrine/contracts';

const areas: Record<Exclude<AuditSubject, ContentSubject>, Area> = {
  account: 'users',
  post: 'articles',
  message: 'inbox',
  application: 'inbox',
  page: 'content',
  settings: 'settings',
  picture: 'library',
  mail: 'settings',
  session: 'users',
  webhook: 'settings',
  newsletter: 'newsletter',
  subscriber: 'newsletter',
  person: 'people',
};

const isContent = (subject: AuditSubject): subject is ContentSubject =>
  (contentSubjects as readonly string[]).includes(subject);

/** The area that what the log and the live events are about belongs to. */
export const areaOfSubject = (subject: AuditSubject): Area =>
  isContent(subject) ? 'content' : areas[subject];
