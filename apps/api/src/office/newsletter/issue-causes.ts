/** What the causes of all mails of issues begin with. */
export const ISSUE_CAUSES = 'issue:';

/** What the causes of the mails of one issue begin with; its reader follows. */
export const causeOf = (issueId: string): string => `${ISSUE_CAUSES}${issueId}:`;

/** The cause of the mail of an issue to one reader. */
export const causeTo = (issueId: string, readerId: string): string => causeOf(issueId) + readerId;

/** Where each mail of an issue names it: relays give mails other Message-IDs, and leave this. */
export const ISSUE_HEADER = 'X-Newsletter-Issue';

/** The issue and the reader that a mail is of; undefined for other mails. */
export function readCause(cause: string | null): { issueId: string; readerId: string } | undefined {
  const [, issueId, readerId] = /^issue:([^:]+):([^:]+)$/.exec(cause ?? '') ?? [];
  return issueId && readerId ? { issueId, readerId } : undefined;
}
