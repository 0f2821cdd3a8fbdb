/** What the causes of all mails of issues begin with. */
export const ISSUE_CAUSES = 'issue:';

/** What the causes of the mails of one issue begin with; its reader follows. */
export const causeOf = (issueId: string): string => `${ISSUE_CAUSES}${issueId}:`;

/** The issue and the reader that a mail is of; undefined for other mails. */
export function readCause(cause: string | null): { issueId: string; readerId: string } | undefined {
  const [, issueId, readerId] = /^issue:([^:]+):([^:]+)$/.exec(cause ?? '') ?? [];
  return issueId && readerId ? { issueId, readerId } : undefined;
}
