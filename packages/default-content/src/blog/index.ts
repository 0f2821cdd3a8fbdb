import { gigIdentity } from './gig-identity.ts';
import { meteredData } from './metered-data.ts';
import { mobileMoney } from './mobile-money.ts';
import { notToBuild } from './not-to-build.ts';
import { oneProcess } from './one-process.ts';
import type { BlogPostSeed } from './post.ts';
import { twoLanguages } from './two-languages.ts';

/** The first articles, oldest first. */
export const blogPosts: BlogPostSeed[] = [
  meteredData,
  mobileMoney,
  oneProcess,
  notToBuild,
  gigIdentity,
  twoLanguages,
];
