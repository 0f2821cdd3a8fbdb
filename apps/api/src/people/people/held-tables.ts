import type { PersonPart } from '@vitrine/contracts';
import type { TableName } from '../../db/owned-tables.ts';

/** A column that holds the address of a person. */
interface AddressColumn {
  table: TableName;
  column: string;
  /** What is left of it when the person is erased; without it the rows are deleted. */
  kept?: string;
}

/**
 * Every column that holds the address of a person. What depends on such a row (`tableReferences`) is
 * about the same person, and is found by itself: a portfolio by its account, an answer by its
 * message. A test fails when a table gains a column like these that is neither here nor excused.
 */
export const addressColumns: readonly AddressColumn[] = [
  { table: 'users', column: 'email' },
  { table: 'emailChanges', column: 'email' },
  { table: 'messages', column: 'email' },
  { table: 'applications', column: 'email' },
  { table: 'connections', column: 'email' },
  // who recommends someone, with their words
  { table: 'references', column: 'email' },
  { table: 'subscribers', column: 'email' },
  { table: 'outbox', column: 'recipient' },
  { table: 'trash', column: 'email' },
  {
    table: 'auditLog',
    column: 'actor',
    kept: 'What was done stays known; who did it, or to whom it was done, is taken out.',
  },
];

/** Tables whose rows are told of, under the same id and by the person's name, in another. */
export const toldOfIn: Partial<Record<TableName, TableName>> = {
  // in the activity of the page's owner
  connections: 'activities',
};

/**
 * What each table holds, for people who do not know the code. A test fails when a table that holds
 * someone is missing.
 */
const partsOfTables: Partial<Record<TableName, PersonPart>> = {
  users: 'account',
  sessions: 'sessions',
  passwordResets: 'password-links',
  emailConfirmations: 'confirmation-links',
  emailChanges: 'address-changes',
  secondFactors: 'second-step',
  passkeys: 'passkeys',
  recoveryCodes: 'recovery-codes',
  personalTokens: 'access-tokens',
  keptCalls: 'repeated-calls',
  activities: 'activity',
  portfolios: 'portfolio',
  portfolioAddresses: 'page-addresses',
  portfolioEntries: 'portfolio-entries',
  mediaItems: 'files',
  portfolioViews: 'page-views',
  shareLinks: 'share-links',
  references: 'references',
  referenceRefusals: 'refusals',
  connections: 'letters',
  postDrafts: 'article-drafts',
  readings: 'readings',
  inboxSettings: 'inbox-settings',
  messages: 'messages',
  applications: 'applications',
  replies: 'replies',
  replyFiles: 'reply-files',
  notes: 'notes',
  subscribers: 'newsletter',
  outbox: 'mails',
  auditLog: 'log',
  trash: 'trash',
  trashFiles: 'trash-files',
};

export const partOf = (table: TableName): PersonPart => partsOfTables[table] ?? 'other';

/** Tables that hold ids alone, of what belongs together: nobody is shown their rows. */
export const joiningTables: readonly TableName[] = ['conversations'];

/** Columns that nobody is shown: who has them can act as the person. */
export const withheldColumns: readonly string[] = [
  ...['passwordHash', 'refreshHash', 'previousRefreshHash', 'rotationAttempt', 'tokenHash'],
  ...['appSecret', 'publicKey', 'credentialId', 'counter', 'codeHash', 'token'],
  // mails hold links that open accounts
  ...['body', 'html', 'headers'],
  // what is in the trash stands by itself, without these columns
  ...['snapshot', 'answer', 'request'],
];

/** Columns of other tables that look as if they held an address or a person's words, and why not. */
export const excusedColumns: Readonly<Record<string, string>> = {
  'projectAddresses.address': 'the address of a page',
  'blogPosts.authorId': 'a leader or member of the team, whom the website shows',
  'replies.author': 'staff who answered; goes with what they answered',
  'notes.author': 'staff who noted it; goes with what it is about',
  'notes.authorId': 'staff who noted it; goes with what it is about',
  'auditLog.actorId': 'the id of an account, by which nobody is known once it is gone',
  'postVersions.author': 'the name of staff on what the company published',
  'trash.actor': 'staff; taken out with their account',
  'trash.actorId': 'staff; taken out with their account',
  'webhookDeliveries.body': 'ids and addresses of pages, never of people',
  'claims.key': 'keyed with the secret: no address can be read from it',
};

/** Tables that hold nothing about a person, and why; what depends on them holds nothing either. */
export const excusedTables: Partial<Record<TableName, string>> = {
  claims: 'keys that are keyed with the secret: no address can be read from them',
  spamSenders: 'fingerprints of mailboxes, keyed with the secret: no address can be read from them',
  viewSalts: 'salts of a day, of nobody',
  viewMarks: 'salted marks of a day that lead to nobody',
  postReads: 'how often the posts of the company were read, by nobody knows whom',
  projectAddresses: 'addresses of pages of the website',
  blogPosts: 'what the company publishes',
  postVersions: 'what the company published',
  libraryItems: 'pictures of the website',
  pictureUses: 'where the website shows pictures',
  pages: 'what the company publishes',
  newsletterTopics: 'names of topics',
  newsletterIssues: 'what the company writes to all readers',
  settings: 'what the company has set',
  counters: 'numbers',
  installation: 'facts about the installation',
  fileRemovals: 'ids of files that are to go',
  webhooks: 'programs of the company',
  webhookDeliveries: 'ids and addresses of pages, never of people',
  trashFiles: 'files of records in the trash, which are found by their address',
};
