import {
  type AskedListPart,
  type EndpointParsed,
  SECTION_PREVIEW_LENGTH,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { partOfWhole, presentDated, readPage } from '../../lib/list-page.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { createSignedLinks } from '../../lib/signed-links.ts';
import type { Deps } from '../deps.ts';
import { plainBeginning } from './plain-beginning.ts';
import { createPostHistory } from './post-history.service.ts';
import { isWriterOf, mayPublish } from './posts.policy.ts';
import { presentListedPost } from './posts.presenter.ts';
import { createPostsRepository, type StoredPost } from './posts.repository.ts';
import { createReads } from './reads.service.ts';

/** Posts as the back-office handles them, beside writing them. */
export function createPostsService(deps: Deps) {
  const { database, audit, publicUrl } = deps;
  const { read, write } = database;
  const posts = createPostsRepository(database);
  const history = createPostHistory(deps);
  const previews = createSignedLinks(deps, 'preview', PREVIEW_MS);
  const reads = createReads(deps);

  /** What is not for the caller to work on is as if it were not there. */
  const requirePost = async (actor: Account, id: string): Promise<StoredPost> => {
    const post = await posts.get(read, id);
    return found(post && isWriterOf(actor, post) ? post : undefined, 'noPost');
  };
  /** Whose posts the caller sees: undefined for everyone's. */
  const ownerFor = (actor: Account) => (mayPublish(actor) ? undefined : actor.userId);

  return {
    list: (actor: Account, query: EndpointParsed<'posts.list'>['query']) =>
      readPage(
        query,
        async (page, filter) => {
          const ownerId = filter.drafts ? actor.userId : ownerFor(actor);
          const rows = await posts.listPosts(read, ownerId, filter, page);
          const totals = await reads.totals(rows.map(({ id }) => id));
          return rows.map((row) => ({ ...row, reads: totals.get(row.id) ?? 0 }));
        },
        (post) => {
          const preview = plainBeginning(post.posts[0] ?? '', SECTION_PREVIEW_LENGTH);
          return presentListedPost({ ...post, preview });
        },
      ),

    async reads(actor: Account, id: string) {
      await requirePost(actor, id);
      return reads.ofPost(id);
    },

    async counts(actor: Account) {
      const { posts: by, sections } = await posts.countByStatus(read, ownerFor(actor));
      const { published, scheduled } = by;
      const drafts = by.draft + by.submitted;
      return { total: drafts + scheduled + published, published, drafts, scheduled, sections };
    },

    async listVersions(actor: Account, id: string, query: AskedListPart) {
      await requirePost(actor, id);
      const all = (await history.list(read, id)).map(presentDated);
      return partOfWhole(all, query, ({ version }) => `${version}`);
    },

    async getVersion(actor: Account, id: string, version: number) {
      await requirePost(actor, id);
      return history.require(read, id, version);
    },

    /**
     * @param isForOthers noted like a change: people without an account can read the draft from now on.
     * Who looks at it has changed nothing.
     */
    async preview(actor: Account, id: string, isForOthers: boolean) {
      const { title: name } = await requirePost(actor, id);
      const { token, expires } = previews.make(id);
      const link = { url: `${publicUrl}/blog/preview/${token}`, expires };
      if (!isForOthers) return link;
      const after = { preview_until: link.expires };
      await write((tx) =>
        audit.record(tx, actor, 'sent', { subject: 'post', id, name }, undefined, after),
      );
      return link;
    },

    /** Whatever its status: anyone who has the link may see it. */
    async requirePreviewed(token: string): Promise<StoredPost> {
      const id = previews.read(token);
      const post = id === undefined ? undefined : await posts.get(read, id);
      if (!post) throw new ProblemError('not-found', 'previewEnded');
      return post;
    },
  };
}

/** For how long a link shows a post to anyone who has it. */
const PREVIEW_MS = 7 * DAY_MS;
