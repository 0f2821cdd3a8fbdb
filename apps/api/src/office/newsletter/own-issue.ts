import type { Issue, IssueSummary } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { presentDated } from '../../lib/list-page.ts';
import { found } from '../../lib/problem-error.ts';
import type { StoredIssue } from './issues.repository.ts';
import type { IssuesRoom } from './issues-room.ts';

export const presentSummary = (issue: StoredIssue): IssueSummary => {
  const { topicId, postId, startedAt, finishedAt, readers, queued, sent, failed, refused } = issue;
  // each mail is in one figure
  const givenUp = { failed: Math.max(0, failed - refused), refused };
  const { id, subject, status, version, date } = presentDated(issue);
  return {
    ...{ id, subject, status, version, date },
    topic_id: topicId,
    post_id: postId,
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
    progress: { readers, queued, sent, kept_as_file: issue.keptAsFile, ...givenUp },
  };
};

export async function presentIssue(
  { subscribers }: IssuesRoom,
  db: Queryable,
  issue: StoredIssue,
): Promise<Issue> {
  return {
    ...presentSummary(issue),
    text: issue.text,
    readers: await subscribers.countReaders(db, issue.topicId),
  };
}

export async function requireIssue(
  { issues }: IssuesRoom,
  db: Queryable,
  id: string,
): Promise<StoredIssue> {
  return found(await issues.get(db, id), 'noIssue');
}

export function aboutIssue(_room: IssuesRoom, { id, subject: name }: StoredIssue) {
  return { subject: 'newsletter', id, name } as const;
}

/** As the log tells it. */
export async function loggedIssue(
  { topics }: IssuesRoom,
  tx: Queryable,
  { subject, text, topicId }: StoredIssue,
) {
  return {
    ...{ subject, text },
    topic: topicId && ((await topics.get(tx, topicId))?.name ?? ''),
  };
}
