import { accounts } from './accounts.ts';
import { backOffice } from './back-office.ts';
import { blog } from './blog.ts';
import { newsletter } from './newsletter.ts';
import { pages, pageWords } from './pages.ts';
import { people } from './people.ts';
import { portfolios } from './portfolios.ts';
import { secondFactors } from './second-factors.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import type { Meanings } from './table.ts';
import { websiteContent } from './website-content.ts';

const meanings: Meanings = {
  ...accounts,
  ...secondFactors,
  ...portfolios,
  ...blog,
  ...websiteContent,
  ...pages,
  ...backOffice,
  ...newsletter,
  ...people,
  ...settings,
  ...service,
};

/** What fields of these names mean wherever nothing else is said. */
const everywhere: Record<string, string> = {
  id: 'Identifier of the record.',
  version: 'Grows with every change of the record; its `ETag`.',
  items: 'The records of this part of the list.',
  message: 'A sentence for people that says what was done.',
  key: 'Chosen once for what is being added; sent again with it, nothing is added twice.',
};

/** What parameters of these names mean wherever nothing else is said. */
const parameters: Record<string, string> = {
  id: 'Which record.',
  version: 'Which version.',
  customUrl: 'The name of the page in its address.',
  token: 'Of the link that was mailed.',
};

/** What a parameter of an endpoint means. */
export const parameterMeaningOf = (endpoint: string, name: string): string | undefined =>
  meanings[endpoint]?.[name] ?? parameters[name];

/** Schemas, and bodies and answers without a name, whose fields mean what those of another mean. */
const alike: Record<string, string> = {
  'account.save': 'Account',
  'blogs.create': 'BlogPostInput',
  'admin.users.create': 'AdminUserInput',
  'issues.create': 'NewsletterIssueInput',
  'library.upload': 'LibraryItem',
  NewsletterIssue: 'NewsletterIssueSummary',
  MessageDetail: 'Message',
  ApplicationDetail: 'Application',
  MadePersonalToken: 'PersonalToken',
  NewPersonalToken: 'PersonalToken',
  NewWebhook: 'Webhook',
  NewShareLink: 'ShareLink',
  ArticleSummary: 'BlogPost',
  ArticleTitle: 'ArticleSummary',
  ArticleReference: 'BlogPost',
  PostSummary: 'BlogPost',
  PostVersion: 'BlogPost',
  AdminSignIn: 'SignIn',
  NewPasskey: 'Passkey',
  PasskeyName: 'Passkey',
  PasskeyAssertion: 'PasskeyCreation',
  PasskeyRequestOptions: 'PasskeyCreationOptions',
  MediaInput: 'MediaItem',
  TermsPage: 'PrivacyPage',
  CookiesPage: 'PrivacyPage',
  ApplicationChange: 'Application',
  MessageChange: 'Message',
  ConnectionChange: 'Connection',
};

/**
 * The schemas in whose words another is described, itself first: `HomePageBody` is sent to become a
 * `HomePage`, `ProjectInput` to become a `Project`.
 */
export function describedLike(schema: string): string[] {
  const next = alike[schema] ?? /^(.+)(?:Body|Input)$/.exec(schema)?.[1];
  return next === undefined ? [schema] : [schema, ...describedLike(next)];
}

/**
 * What a field means.
 * @param owner the name of its schema, or that of the endpoint
 * @param path dotted; '' for the schema itself
 * @param said what the schema says of itself, such as a rule that it checks
 */
export function meaningOf(
  owner: string,
  path: string,
  said: string | undefined,
): string | undefined {
  const [own, ...alikes] = describedLike(owner).map((name) => meanings[name]?.[path]);
  if (own !== undefined && said !== undefined) return `${own} ${said}`;
  const known = own ?? said ?? alikes.find((meaning) => meaning !== undefined);
  if (known !== undefined || path === '') return known;
  const last = path.slice(path.lastIndexOf('.') + 1);
  return (/Page(Body)?$/.test(owner) ? pageWords[last] : undefined) ?? everywhere[last];
}

/** Every schema that something is said of, with the paths of its fields. */
export const describedPaths: readonly [schema: string, path: string][] = Object.entries(
  meanings,
).flatMap(([schema, fields]) => Object.keys(fields).map((path) => [schema, path] as const));
