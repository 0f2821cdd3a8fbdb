import type { PostSeed } from '../../posts/post.ts';
import { gigIdentity } from './gig-identity.ts';
import { meteredData } from './metered-data.ts';
import { mobileMoney } from './mobile-money.ts';
import { notToBuild } from './not-to-build.ts';
import { oneProcess } from './one-process.ts';
import { twoLanguages } from './two-languages.ts';

/** The first posts in French, oldest first. */
export const blogPosts: PostSeed[] = [
  meteredData,
  mobileMoney,
  oneProcess,
  notToBuild,
  gigIdentity,
  twoLanguages,
];
