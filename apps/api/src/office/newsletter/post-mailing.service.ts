import type { Account } from '../../lib/actor.ts';
import { found } from '../../lib/problem-error.ts';
import { createPostsRepository } from '../../writing/index.ts';
import type { Deps } from '../deps.ts';
import { createIssueSending, issueOfPost } from './issue-sending.service.ts';

/** Posts that are mailed to every reader of the newsletter. */
export function createPostMailing(deps: Deps) {
  const { database, audit, publicUrl } = deps;
  const posts = createPostsRepository(database);
  const sending = createIssueSending(deps);
  return {
    /**
     * Mails the post to every reader once, as an issue about it.
     * @returns how many readers there are
     */
    async announce(actor: Account, id: string): Promise<number> {
      const frame = await sending.frame();
      return database.write(async (tx) => {
        const post = found(await posts.get(tx, id), 'noPost');
        const { issue } = await sending.create(tx, issueOfPost(post, publicUrl));
        const { readers: recipients } = await sending.begin(tx, actor, issue, frame);
        const about = { subject: 'post', id, name: post.title } as const;
        await audit.record(tx, actor, 'sent', about, undefined, { recipients });
        return recipients;
      });
    },
  };
}
