import { dayOf, type Filling } from './filling.ts';

const CHART_DAYS = 30;

/** Read on some days more than on others, and each post by others. */
export async function addReads({ tx, tables, days }: Filling): Promise<void> {
  const { id } = tables.blogPosts;
  const posts = await tx.select({ id }).from(tables.blogPosts);
  const reads = posts.flatMap((post, place) =>
    Array.from({ length: CHART_DAYS }, (_, index) => ({
      postId: post.id,
      day: dayOf(days(index)),
      count: (index * 7 + place * 3) % (9 - (place % 4)),
    })),
  );
  await tx.insert(tables.postReads).values(reads.filter(({ count }) => count > 0));
}

/** A draft that only the back-office shows. */
export const draftOfPost = {
  title: 'What a power cut teaches a database',
  description: 'Notes from the evening on which we pulled the cable forty times.',
  icon: '⚡',
  color: 'yellow',
  status: 'draft',
  posts: [
    'The first ten times nothing happened, which is what everybody hopes for and nobody learns from.',
  ],
};
