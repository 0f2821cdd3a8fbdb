import { postgresColumns } from './columns.ts';
import { defineTables } from './schema.ts';

// drizzle-kit reads the tables from these exports to write migrations/postgres
export const {
  users,
  sessions,
  passwordResets,
  portfolios,
  portfolioAddresses,
  experiences,
  educations,
  portfolioProjects,
  portfolioLinks,
  mediaItems,
  blogPosts,
  projects,
  testimonials,
  services,
  departments,
  leadership,
  teamMembers,
  pages,
  messages,
  applications,
  outbox,
  counters,
  installation,
  claims,
  subscribers,
} = defineTables(postgresColumns);
