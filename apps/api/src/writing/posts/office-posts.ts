import {
  type AskedListPart,
  type EndpointParsed,
  SECTION_PREVIEW_LENGTH,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { partOfWhole, presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { plainBeginning } from './plain-beginning.ts';
import { isWriterOf, mayPublish } from './posts.policy.ts';
import { presentListedPost } from './posts.presenter.ts';
import type { StoredPost } from './posts.repository.ts';
import type { PostsRoom } from './posts-room.ts';
import { readTranslations } from './translation-states.ts';

/** Posts as the back-office lists them. */
export function listPosts(
  room: PostsRoom,
  actor: Account,
  query: EndpointParsed<'posts.list'>['query'],
) {
  const { posts, reads, database } = room;
  const { read } = database;
  return readPage(
    query,
    async (page, filter) => {
      const ownerId = filter.drafts ? actor.userId : ownerFor(actor);
      const rows = await posts.listPosts(read, ownerId, filter, page);
      const [totals, made] = await Promise.all([
        reads.totals(rows.map(({ id }) => id)),
        readTranslations(room, rows),
      ]);
      const translationsOf = Map.groupBy(made, ({ source }) => source);
      return rows.map((row) => ({
        ...row,
        reads: totals.get(row.id) ?? 0,
        translations: translationsOf.get(row.id) ?? [],
      }));
    },
    (post) => {
      const preview = plainBeginning(post.sections[0] ?? '', SECTION_PREVIEW_LENGTH);
      return presentListedPost({ ...post, preview });
    },
  );
}

export async function countPosts({ posts, database }: PostsRoom, actor: Account) {
  const { posts: by, sections } = await posts.countByStatus(database.read, ownerFor(actor));
  const { published, scheduled } = by;
  const drafts = by.draft + by.submitted;
  return { total: drafts + scheduled + published, published, drafts, scheduled, sections };
}

export async function readsOfPost(room: PostsRoom, actor: Account, id: string) {
  await requirePost(room, actor, id);
  return room.reads.ofPost(id);
}

export async function listVersions(
  room: PostsRoom,
  actor: Account,
  id: string,
  query: AskedListPart,
) {
  await requirePost(room, actor, id);
  const all = (await room.history.list(room.database.read, id)).map(presentDated);
  return partOfWhole(all, query, ({ version }) => `${version}`);
}

export async function getVersion(room: PostsRoom, actor: Account, id: string, version: number) {
  await requirePost(room, actor, id);
  return room.history.require(room.database.read, id, version);
}

/**
 * @param isForOthers noted like a change: people without an account can read the draft from now on.
 * Who looks at it has changed nothing.
 */
export async function previewPost(
  room: PostsRoom,
  actor: Account,
  id: string,
  isForOthers: boolean,
) {
  const { previews, database, audit, publicUrl } = room;
  const { title: name } = await requirePost(room, actor, id);
  const { token, expires } = previews.make(id);
  const link = { url: `${publicUrl}/blog/preview/${token}`, expires };
  if (!isForOthers) return link;
  const about = { subject: 'post', id, name } as const;
  const after = { preview_until: link.expires };
  await database.write((tx) => audit.record(tx, actor, 'sent', about, undefined, after));
  return link;
}

/** Whatever its status: anyone who has the link may see it. */
export async function requirePreviewed(room: PostsRoom, token: string): Promise<StoredPost> {
  const { previews, posts, database } = room;
  const id = previews.read(token);
  const post = id === undefined ? undefined : await posts.get(database.read, id);
  if (!post) throw new ProblemError('not-found', 'previewEnded');
  return post;
}

/** What is not for the caller to work on is as if it were not there. */
async function requirePost({ posts, database }: PostsRoom, actor: Account, id: string) {
  const post = await posts.get(database.read, id);
  return found(post && isWriterOf(actor, post) ? post : undefined, 'noPost');
}

/** Whose posts the caller sees: undefined for everyone's. */
const ownerFor = (actor: Account) => (mayPublish(actor) ? undefined : actor.userId);
