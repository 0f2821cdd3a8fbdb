import type {
  AccountSession,
  Activity,
  ApplicationDetail,
  AuditEntry,
  BlogPost,
  BlogStatus,
  Connection,
  ContentEntity,
  ContentType,
  InboxSettings,
  Issue,
  LibraryItem,
  MessageDetail,
  OutboxMail,
  PageContent,
  PageKey,
  PersonalToken,
  Portfolio,
  PostDraft,
  Reference,
  ReplyFile,
  Role,
  SavedReply,
  Settings,
  ShareLink,
  Subscriber,
  Topic,
  Trashed,
  Webhook,
} from '@vitrine/contracts';

export interface DemoAccount {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  profession: string;
  role: Role;
  /** Any text: what the screens do not know is shown as such. */
  status: string;
  lastLogin: string | null;
  createdAt: string;
  pendingEmail: string | null;
  version: number;
}

/** What one person has beside the account. */
export interface OwnRecords {
  portfolio: Portfolio;
  portfolioChangedAt: string;
  connections: Connection[];
  activity: Activity[];
  /** Views of the page, by day. */
  views: Record<string, number>;
  sessions: AccountSession[];
  tokens: PersonalToken[];
  /** Newest first. */
  shareLinks: ShareLink[];
  /** Newest first. */
  references: Reference[];
}

export interface DemoPost extends BlogPost {
  slug: string;
  /** That one, and those that it had. */
  slugs: string[];
  status: BlogStatus;
  created_at: string;
  posts: string[];
  color: string;
  publish_at: string | null;
  version: number;
  announced_at: string | null;
  /** How often it was read, by day. */
  reads: Record<string, number>;
  /** What it was before, newest first. */
  earlier: { post: BlogPost; status: BlogStatus; author: string; date: string }[];
}

/** A file of an answer. */
export interface DemoReplyFile extends ReplyFile {
  /** With whose next answer it goes, until that is sent. */
  waitsFor?: string;
}
interface PassedOn {
  /** What each key has passed on. */
  forwards?: { key: string; to: string; content: string }[];
}
export type DemoMessage = Omit<MessageDetail, 'unsent_files' | 'last_reply'> & PassedOn;
export type DemoApplication = Omit<ApplicationDetail, 'unsent_files' | 'last_reply'> & PassedOn;

type Pages = { [K in PageKey]: { content: PageContent<K>; version: number } };

/** Everything that the demo keeps, as a server would in its database. */
export interface DemoData {
  accounts: DemoAccount[];
  /** By the id of the account. */
  own: Record<string, OwnRecords>;
  messages: DemoMessage[];
  applications: DemoApplication[];
  /** Files of answers, by id. */
  replyFiles?: Record<string, DemoReplyFile>;
  inbox: { settings: InboxSettings; replies: SavedReply[]; version: number };
  posts: DemoPost[];
  /** What is written of a post and not saved, by the post's id. */
  postDrafts?: Record<string, PostDraft>;
  content: { [T in ContentType]: ContentEntity<T>[] };
  pages: Pages;
  settings: { content: Omit<Settings, 'company'>; version: number };
  library: LibraryItem[];
  /** Deleted records, newest first, each with what it is brought back from. */
  trash: (Pick<Trashed, 'kind' | 'id' | 'name' | 'email' | 'actor' | 'date'> & {
    record: unknown;
    own?: OwnRecords | undefined;
  })[];
  outbox: OutboxMail[];
  webhooks: Webhook[];
  subscribers: Subscriber[];
  topics: Topic[];
  issues: Issue[];
  audit: AuditEntry[];
}
