import {
  type Issue,
  type IssueSummary,
  issueFields,
  type Locale,
  picked,
  type Whole,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { presentDated } from '../../lib/list-page.ts';
import { found } from '../../lib/problem-error.ts';
import type { StoredIssue } from './issues.repository.ts';
import type { NewsletterRoom } from './room.ts';
import type { Audience } from './subscribers.repository.ts';

/** Its text is sent with one alone. */
export const presentSummary = (issue: StoredIssue): Whole<typeof issueFields, IssueSummary> => {
  const { postId, startedAt, finishedAt, readers, queued, sent, failed, refused } = issue;
  // each mail is in one figure
  const givenUp = { failed: Math.max(0, failed - refused), refused };
  const { id, status, version, date } = presentDated(issue);
  return {
    ...{ id, status, version, date },
    ...picked(issueFields, issue),
    post_id: postId,
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
    progress: { readers, queued, sent, kept_as_file: issue.keptAsFile, ...givenUp },
  };
};

export async function presentIssue(
  room: NewsletterRoom,
  db: Queryable,
  issue: StoredIssue,
): Promise<Issue> {
  const { subscribers, mailVoices } = room;
  const usual = (await mailVoices.read(db, { language: '' })).language;
  return {
    ...presentSummary(issue),
    readers: await subscribers.countReaders(db, audienceOf(issue, usual)),
  };
}

/**
 * Whom it is for.
 * @param usual the language of the company's mails: readers whose own is not known get what is in that
 */
export function audienceOf(
  { topic_id, language }: Pick<StoredIssue, 'topic_id' | 'language'>,
  usual: Locale,
): Audience {
  if (language === '') return { topic_id, languages: undefined };
  return { topic_id, languages: language === usual ? [language, ''] : [language] };
}

export async function requireIssue(
  { issues }: NewsletterRoom,
  db: Queryable,
  id: string,
): Promise<StoredIssue> {
  return found(await issues.get(db, id), 'noIssue');
}

export function aboutIssue(_room: NewsletterRoom, { id, subject: name }: StoredIssue) {
  return { subject: 'newsletter', id, name } as const;
}

/** As the log tells it. */
export async function loggedIssue({ topics }: NewsletterRoom, tx: Queryable, issue: StoredIssue) {
  const { topic_id: id, ...said } = picked(issueFields, issue);
  return { ...said, topic: id && ((await topics.get(tx, id))?.name ?? '') };
}
