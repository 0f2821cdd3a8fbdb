import {
  type AuditSubject,
  type ContentType,
  contentLists,
  type TrashKind,
} from '@vitrine/contracts';
import type { TableName } from '../../db/owned-tables.ts';

/** How records of a kind are kept and brought back. */
interface KindOfTrash {
  table: TableName;
  subject: AuditSubject;
  /** What its pictures are noted under; undefined for what shows none. */
  shows?: string;
  /** Rows that go with the record and do not come back. */
  leaveOut?: readonly TableName[];
}

const others: Record<Exclude<TrashKind, ContentType>, KindOfTrash> = {
  post: { table: 'blogPosts', subject: 'post', shows: 'article' },
  message: { table: 'messages', subject: 'message' },
  application: { table: 'applications', subject: 'application' },
  picture: { table: 'libraryItems', subject: 'picture' },
  newsletter: { table: 'newsletterIssues', subject: 'newsletter', shows: 'newsletter' },
  account: {
    table: 'users',
    subject: 'account',
    // nobody is signed in to it afterwards, and no link that was mailed before opens it
    leaveOut: [
      ...(['sessions', 'personalTokens', 'keptCalls'] as const),
      ...(['passwordResets', 'emailConfirmations', 'emailChanges'] as const),
    ],
  },
};

export function isContentKind(kind: TrashKind): kind is ContentType {
  return kind in contentLists;
}

/** What there is to know of a kind. */
export function kindOfTrash(kind: TrashKind): KindOfTrash {
  if (!isContentKind(kind)) return others[kind];
  const { subject } = contentLists[kind];
  return { table: kind, subject, shows: subject };
}
