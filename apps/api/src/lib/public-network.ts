import { observed } from './observed-work.ts';
import { onDemand } from './on-demand.ts';
import type { Network } from './post.ts';
import { isPrivateLiteral } from './public-targets.ts';

// what speaks to other servers is loaded with the first event
const posting = onDemand(() => import('./checked-post.ts'));

/** The network that this machine is in; each post is reported to those who watch. */
export const publicNetwork: Network = {
  isPrivate: isPrivateLiteral,
  post: async (post) => {
    const { checkedPost } = await posting();
    return observed({ kind: 'webhook' }, () => checkedPost(post));
  },
};
