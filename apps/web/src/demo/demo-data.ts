import type {
  AccountSession,
  Activity,
  Application,
  AuditEntry,
  BlogPost,
  BlogStatus,
  Connection,
  ContentEntity,
  ContentType,
  LibraryItem,
  MessageDetail,
  OutboxMail,
  PageContent,
  PageKey,
  PersonalToken,
  Portfolio,
  Role,
  Settings,
  ShareLink,
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
}

export interface DemoPost extends BlogPost {
  status: BlogStatus;
  created_at: string;
  posts: string[];
  color: string;
  publish_at: string | null;
  version: number;
  announced_at: string | null;
  /** What it was before, newest first. */
  earlier: { post: BlogPost; status: BlogStatus; author: string; date: string }[];
}

type Pages = { [K in PageKey]: { content: PageContent<K>; version: number } };

/** Everything that the demo keeps, as a server would in its database. */
export interface DemoData {
  accounts: DemoAccount[];
  /** By the id of the account. */
  own: Record<string, OwnRecords>;
  messages: MessageDetail[];
  applications: Application[];
  posts: DemoPost[];
  content: { [T in ContentType]: ContentEntity<T>[] };
  pages: Pages;
  settings: { content: Omit<Settings, 'company'>; version: number };
  library: LibraryItem[];
  outbox: OutboxMail[];
  webhooks: Webhook[];
  audit: AuditEntry[];
}
