import type { MediaType, Portfolio, PortfolioSectionName } from '@vitrine/contracts';
import type { Columns } from '../columns.ts';
import type { accountTables } from './accounts.ts';

/** What a professional shows: one portfolio an account, and its parts in the owner's order. */
export function portfolioTables(
  { table, text, integer, boolean, json, instant, index, uniqueIndex }: Columns,
  { users }: ReturnType<typeof accountTables>,
) {
  const portfolios = table(
    'portfolios',
    {
      id: text('id').primaryKey(),
      userId: text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      headline: text('headline').notNull(),
      summary: text('summary').notNull(),
      published: boolean('published').notNull(),
      customUrl: text('custom_url'),
      profileImage: text('profile_image').notNull(),
      skills: json<string[]>('skills').notNull(),
      gallery: json<string[]>('gallery').notNull(),
      services: json<Portfolio['services']>('services').notNull(),
      products: json<Portfolio['products']>('products').notNull(),
      /** Address of the document that is the CV; '' for none. */
      cv: text('cv').notNull().default(''),
      sections: json<PortfolioSectionName[]>('sections').notNull().default([]),
      /** Grows with every change of the portfolio or its parts. */
      version: integer('version').notNull().default(1),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      uniqueIndex('portfolios_user').on(t.userId),
      uniqueIndex('portfolios_custom_url').on(t.customUrl),
    ],
  );

  const portfolioId = () =>
    text('portfolio_id')
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' });

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

  const experiences = table(
    'experiences',
    {
      ...part(),
      title: text('title').notNull(),
      company: text('company').notNull(),
      period: text('period').notNull(),
      description: text('description').notNull(),
    },
    (t) => [index('experiences_portfolio').on(t.portfolioId, t.position)],
  );

  const educations = table(
    'educations',
    {
      ...part(),
      degree: text('degree').notNull(),
      institution: text('institution').notNull(),
      year: text('year').notNull(),
    },
    (t) => [index('educations_portfolio').on(t.portfolioId, t.position)],
  );

  const portfolioProjects = table(
    'portfolio_projects',
    {
      ...part(),
      name: text('name').notNull(),
      description: text('description').notNull(),
      technologies: json<string[]>('technologies').notNull(),
    },
    (t) => [index('portfolio_projects_portfolio').on(t.portfolioId, t.position)],
  );

  const portfolioLinks = table(
    'portfolio_links',
    { ...part(), name: text('name').notNull(), url: text('url').notNull() },
    (t) => [index('portfolio_links_portfolio').on(t.portfolioId, t.position)],
  );

  /** Uploaded files. One that is not listed is a profile image. */
  const mediaItems = table(
    'media_items',
    {
      ...part(),
      type: text('type').$type<MediaType>().notNull(),
      title: text('title').notNull(),
      description: text('description').notNull(),
      alt: text('alt').notNull().default(''),
      url: text('url').notNull(),
      fileName: text('file_name').notNull(),
      sizeBytes: integer('size_bytes').notNull(),
      listed: boolean('listed').notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index('media_items_portfolio').on(t.portfolioId, t.position)],
  );

  return {
    portfolios,
    portfolioAddresses,
    experiences,
    educations,
    portfolioProjects,
    portfolioLinks,
    mediaItems,
  };
}
