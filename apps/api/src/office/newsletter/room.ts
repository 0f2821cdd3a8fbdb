import { MINUTE_MS } from '../../lib/clock.ts';
import { createSignedLinks } from '../../lib/signed-links.ts';
import { createUsersRepository } from '../../people/index.ts';
import { createPostsRepository } from '../../writing/index.ts';
import type { Deps } from '../deps.ts';
import { createIssueMailsRepository } from './issue-mails.repository.ts';
import { createIssueResults } from './issue-results.ts';
import { createIssuesRepository, createTopicsRepository } from './issues.repository.ts';
import { createNewsletterMails } from './newsletter.mails.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';

/** For how long the page of a preview can be loaded. */
const PREVIEW_MS = 15 * MINUTE_MS;

/** What the operations of the newsletter share. */
export const createNewsletterRoom = (deps: Deps) => ({
  ...deps,
  issues: createIssuesRepository(deps.database.tables),
  topics: createTopicsRepository(deps.database.tables),
  subscribers: createSubscribersRepository(deps.database.tables),
  posts: createPostsRepository(deps.database),
  users: createUsersRepository(deps.database.tables),
  mails: createNewsletterMails(deps),
  issueMails: createIssueMailsRepository(deps.database.tables),
  results: createIssueResults(deps),
  previews: createSignedLinks(deps, 'issue-preview', PREVIEW_MS),
});

export type NewsletterRoom = ReturnType<typeof createNewsletterRoom>;
