import type { AskedListPart, EndpointParsed, Issue, IssueInput } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import { ISSUE } from '../../site/index.ts';
import { addIssue, issueOfPost, type NewIssue, shownIn } from './issue-sending.ts';
import {
  aboutIssue,
  loggedIssue,
  presentIssue,
  presentSummary,
  requireIssue,
} from './own-issue.ts';
import type { NewsletterRoom } from './room.ts';

type Sent = EndpointParsed<'issues.create'>['body'];

export function listIssues({ issues, database }: NewsletterRoom, query: AskedListPart) {
  return readPage(query, (page) => issues.list(database.read, page), presentSummary);
}

export async function getIssue(room: NewsletterRoom, id: string): Promise<Issue> {
  const { database } = room;
  return presentIssue(room, database.read, await requireIssue(room, database.read, id));
}

/** Asked twice with one key, it is done once. */
export function createIssue(
  room: NewsletterRoom,
  actor: Account,
  { key, ...input }: Sent,
): Promise<Issue> {
  const { database } = room;
  const id = additionId(room, `${actor.userId}:issue`, key);
  return database.write(async (tx) => {
    const issue = await storeIssue(
      room,
      tx,
      actor,
      { ...input, language: input.language ?? '', postId: null },
      id,
    );
    return presentIssue(room, tx, issue);
  });
}

/**
 * Asked twice with one key, it is done once.
 * @throws {ProblemError} `conflict` for what is not published, or was mailed already
 */
export function createIssueFromPost(
  room: NewsletterRoom,
  actor: Account,
  postId: string,
  key: string | undefined,
): Promise<Issue> {
  const { database, issues, posts, publicUrl } = room;
  const id = additionId(room, `${actor.userId}:issue:${postId}`, key);
  return database.write(async (tx) => {
    const begun = await issues.get(tx, id);
    if (begun) return presentIssue(room, tx, begun);
    const post = found(await posts.get(tx, postId), 'nothingHere');
    if (post.status !== 'published') {
      throw new ProblemError('conflict', 'announceUnpublished');
    }
    if (post.announcedAt) throw new ProblemError('conflict', 'announcedAlready');
    return presentIssue(
      room,
      tx,
      await storeIssue(room, tx, actor, issueOfPost(post, publicUrl), id),
    );
  });
}

/** @throws {ProblemError} `conflict` once it is on its way */
export async function updateIssue(
  room: NewsletterRoom,
  actor: Account,
  id: string,
  input: IssueInput,
  ifMatch: number | undefined,
): Promise<Versioned<Issue>> {
  const { database, pictureUses, issues, audit } = room;
  const after = await writeVersion(database, {
    ifMatch,
    lock: async (tx) => {
      await pictureUses.hold(tx, input.text);
      return issues.lock(tx, id);
    },
    missing: 'noIssue',
    present: (issue, tx) => presentIssue(room, tx, issue),
    write: async (tx, before) => {
      if (before.status !== 'draft') throw new ProblemError('conflict', 'issueSent');
      const after = found(await issues.update(tx, id, input), 'noIssue');
      await pictureUses.note(tx, shownIn(after));
      return after;
    },
    audit: async (tx, before, after) =>
      audit.record(
        tx,
        actor,
        'changed',
        aboutIssue(room, after),
        await loggedIssue(room, tx, before),
        await loggedIssue(room, tx, after),
      ),
    isPublic: () => false,
  });
  return new Versioned(await presentIssue(room, database.read, after), after.version);
}

/**
 * Into the trash, from where it comes back with its figures, and as what it was: sent or not.
 * @throws {ProblemError} `conflict` while it is on its way
 */
export async function deleteIssue(room: NewsletterRoom, actor: Account, id: string): Promise<void> {
  const { database, issues, trash, pictureUses, audit } = room;
  await database.write(async (tx) => {
    const issue = found(await issues.lock(tx, id), 'noIssue');
    if (issue.status === 'sending') {
      throw new ProblemError('conflict', 'issueOnItsWay');
    }
    await trash.put(tx, actor, { kind: 'newsletter', id, name: issue.subject });
    await issues.delete(tx, id);
    await pictureUses.forget(tx, ISSUE, id);
    await audit.record(
      tx,
      actor,
      'deleted',
      aboutIssue(room, issue),
      await loggedIssue(room, tx, issue),
    );
  });
}

async function storeIssue(
  room: NewsletterRoom,
  tx: Queryable,
  actor: Account,
  added: NewIssue,
  id?: string,
) {
  const { audit } = room;
  const { issue, isNew } = await addIssue(room, tx, added, id);
  const { subject } = issue;
  if (isNew)
    await audit.record(tx, actor, 'created', aboutIssue(room, issue), undefined, { subject });
  return issue;
}
