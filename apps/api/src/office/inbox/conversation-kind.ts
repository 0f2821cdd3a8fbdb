import type { Locale } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Account } from '../../lib/actor.ts';
import type { MailWords } from '../../service/index.ts';
import type { ConversationKind } from './conversations.repository.ts';
import type { Quoted } from './reply-mail.ts';

/** What is asked of the rows of messages and of applications. */
export interface Received {
  id: string;
  name: string;
  email: string;
  assigneeId: string | null;
  language: Locale | '';
  readUnnoted: boolean;
  createdAt: Date;
}

/** What one has besides what was sent. */
export type Stamped = Pick<Received, 'id' | 'createdAt' | 'assigneeId' | 'readUnnoted'>;

/** What is of another type for messages than for applications. */
export interface ConversationTypes {
  row: Received;
  /** What is sent of it, besides what both have. */
  shown: object;
  /** What may be changed of it. */
  standing: Pick<Received, 'assigneeId' | 'language'>;
  change: { assigneeId?: string | null | undefined };
}

/** What messages and applications have of their own. */
export interface KindOfConversation<T extends ConversationTypes> {
  kind: ConversationKind;
  table: Tables['messages'] | Tables['applications'];
  rows: {
    get(db: Queryable, id: string): Promise<T['row'] | undefined>;
    insert(tx: Queryable, row: object): Promise<void>;
    lock(tx: Queryable, id: string): Promise<T['row'] | undefined>;
    update(tx: Queryable, id: string, changes: object): Promise<T['row'] | undefined>;
    delete(tx: Queryable, id: string): Promise<boolean>;
  };
  shown(row: T['row']): T['shown'];
  /** True where it is new to nobody, false where it is to everyone, whatever is known of readings. */
  isSettled(row: T['row']): boolean | undefined;
  /** Sends webhooks that it has arrived. */
  emitArrival(tx: Queryable, row: T['row'], at: { id: string; url: string }): Promise<void>;
  /** What it is called in the log and in the trash, and what the log keeps of one that is deleted. */
  nameOf(row: T['row']): string;
  keptOf(row: T['row']): { name: string; before: object };
  /** As the mails about it name and quote it, in the words of their language. */
  quote(row: T['row'], words: MailWords): Quoted;
  /** @throws {ProblemError} where there is nobody to answer */
  requireAnswerable?(row: T['row']): void;
  standingOf(row: T['row']): T['standing'];
  /** How it is after a change, and whether its author has opened it by that. */
  changed(
    tx: Queryable,
    actor: Account,
    row: T['row'],
    sent: T['change'],
  ): Promise<{ standing: T['standing']; seen: boolean | undefined }>;
  /** What is stored with a standing, and follows from it. */
  store?(tx: Queryable, row: T['row'], standing: T['standing']): Promise<Partial<T['row']>>;
  /** Whether a change is more than that an account has, or has not, read it. */
  isLogged?(before: T['standing'], after: T['standing']): boolean;
  /** How it stands once it is answered. */
  answered?(row: T['row']): T['standing'];
  /** How it stands once its newest answer has failed; undefined where that changes nothing. */
  reopened(row: T['row']): T['standing'] | undefined;
  /** The same once that answer is tried again. */
  retried?(row: T['row']): T['standing'] | undefined;
  /** Inside the write that deletes one, before it does. */
  forget?(tx: Queryable, id: string): Promise<void>;
}
