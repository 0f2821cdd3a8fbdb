import {
  baseLocale,
  type Locale,
  type MediaItem,
  type MediaType,
  type Portfolio,
  type PortfolioList,
  portfolioFields,
  type ReferenceState,
} from '@vitrine/contracts';
import type { Columns } from '../columns.ts';
import { fieldColumns } from '../field-columns.ts';
import type { accountTables } from './accounts.ts';

/**
 * What a professional shows: one portfolio an account, and its parts in the owner's order. And who
 * came to the published pages: counted without knowing who, or by their own word.
 */
export function portfolioTables(columns: Columns, { users }: ReturnType<typeof accountTables>) {
  const { table, text, texts, owner, integer, boolean, json, instant, index, uniqueIndex } =
    columns;

  const portfolios = table(
    'portfolios',
    {
      id: text('id').primaryKey(),
      userId: owner('user_id', () => users.id),
      customUrl: text('custom_url'),
      ...fieldColumns(columns, portfolioFields),
      /** What it says in further languages, and which of them visitors find. */
      translations: json<Portfolio['translations']>('translations').notNull().default({}),
      /** Grows with every change of the portfolio or its parts. */
      version: integer('version').notNull().default(1),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      uniqueIndex('portfolios_user').on(t.userId),
      uniqueIndex('portfolios_custom_url').on(t.customUrl),
      // all that the sitemap asks for, so that it need not read whole portfolios
      index('portfolios_published').on(t.published, t.id, t.userId, t.customUrl, t.updatedAt),
    ],
  );

  const portfolioId = () => owner('portfolio_id', () => portfolios.id);

  /**
   * Every name that a portfolio has or had. The key is what keeps a name from having two
   * portfolios, and an old name leads to the present one.
   */
  const portfolioAddresses = table(
    'portfolio_addresses',
    {
      customUrl: text('custom_url').primaryKey(),
      portfolioId: portfolioId(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('portfolio_addresses_portfolio').on(t.portfolioId)],
  );

  const part = () => ({
    id: text('id').primaryKey(),
    portfolioId: portfolioId(),
    position: integer('position').notNull(),
  });

  /** The entries of all lists, each list in its owner's order. */
  const portfolioEntries = table(
    'portfolio_entries',
    {
      ...part(),
      list: text('list').$type<PortfolioList>().notNull(),
      /** Its fields. What its list has gained since is missing, and blank. */
      content: json<Record<string, unknown>>('content').notNull(),
    },
    (t) => [index('portfolio_entries_portfolio').on(t.portfolioId, t.list, t.position, t.id)],
  );

  /** Uploaded files. One that is not listed is a profile image. */
  const mediaItems = table(
    'media_items',
    {
      ...part(),
      type: text('type').$type<MediaType>().notNull(),
      ...texts('title', 'description', 'url', 'fileName'),
      alt: text('alt').notNull().default(''),
      sizeBytes: integer('size_bytes').notNull(),
      listed: boolean('listed').notNull(),
      translations: json<MediaItem['translations'] & object>('translations').notNull().default({}),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('media_items_portfolio').on(t.portfolioId, t.position)],
  );

  /** Views of a page on a day (UTC, `2026-03-04`). */
  const portfolioViews = table(
    'portfolio_views',
    { portfolioId: portfolioId(), day: text('day').notNull(), count: integer('count').notNull() },
    (t) => [uniqueIndex('portfolio_views_day').on(t.portfolioId, t.day)],
  );

  /** Today's salt; with it go all ways to tell whom a mark stands for. */
  const viewSalts = table('view_salts', {
    day: text('day').primaryKey(),
    salt: text('salt').notNull(),
  });

  /** Salted marks of who has been counted today. */
  const viewMarks = table(
    'view_marks',
    { mark: text('mark').primaryKey(), day: text('day').notNull() },
    (t) => [index('view_marks_day').on(t.day)],
  );

  /**
   * Links that show a portfolio until they end. Their tokens are stored as they are: who reads this
   * table reads what they show, too.
   */
  const shareLinks = table(
    'share_links',
    {
      id: text('id').primaryKey(),
      portfolioId: portfolioId(),
      token: text('token').notNull(),
      name: text('name').notNull(),
      /** The language in which it opens the page. */
      locale: text('locale').$type<Locale>().notNull().default(baseLocale),
      endsAt: instant('ends_at').notNull(),
      views: integer('views').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      uniqueIndex('share_links_token').on(t.token),
      index('share_links_portfolio').on(t.portfolioId, t.id),
    ],
  );

  /**
   * People who were asked for a reference, and what they wrote. A request is found by the token of
   * its mail or of the one that reminds of it, of which only hashes are stored.
   */
  const references = table(
    'portfolio_references',
    {
      id: text('id').primaryKey(),
      portfolioId: portfolioId(),
      tokenHash: text('token_hash').notNull(),
      reminderHash: text('reminder_hash'),
      /** Whom was asked, where the two worked together, and a line to them. */
      ...texts('name', 'email', 'relation', 'note'),
      state: text('state').$type<ReferenceState>().notNull(),
      /** What the other wrote; '' before and after. */
      ...texts('writerName', 'writerRole', 'words'),
      shown: boolean('shown').notNull(),
      /** Of the mails that went to the other, so that they can be forgotten with it. */
      mails: json<string[]>('mails').notNull(),
      version: integer('version').notNull().default(1),
      createdAt: instant('created_at').notNull(),
      endsAt: instant('ends_at').notNull(),
      remindedAt: instant('reminded_at'),
      answeredAt: instant('answered_at'),
      /** When all of it is forgotten; null for what was written. */
      forgetAt: instant('forget_at'),
    },
    (t) => [
      uniqueIndex('portfolio_references_token').on(t.tokenHash),
      uniqueIndex('portfolio_references_reminder').on(t.reminderHash),
      index('portfolio_references_portfolio').on(t.portfolioId, t.id),
      index('portfolio_references_shown').on(t.portfolioId, t.shown, t.id),
      index('portfolio_references_forget_at').on(t.forgetAt),
    ],
  );

  /** Mailboxes, as keyed hashes, that a professional may not ask again: their owners said no. */
  const referenceRefusals = table(
    'reference_refusals',
    {
      portfolioId: portfolioId(),
      mailbox: text('mailbox').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [uniqueIndex('reference_refusals_mailbox').on(t.portfolioId, t.mailbox)],
  );

  /** People who wrote to the owner through the page. */
  const connections = table(
    'connections',
    {
      id: text('id').primaryKey(),
      portfolioId: portfolioId(),
      ...texts('name', 'email', 'message'),
      readAt: instant('read_at'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      index('connections_newest').on(t.portfolioId, t.id),
      index('connections_read').on(t.portfolioId, t.readAt),
    ],
  );

  return {
    portfolios,
    portfolioAddresses,
    portfolioEntries,
    mediaItems,
    portfolioViews,
    viewSalts,
    viewMarks,
    shareLinks,
    references,
    referenceRefusals,
    connections,
  };
}
