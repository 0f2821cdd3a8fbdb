import type { BlogPostInput } from '@vitrine/contracts';

/** A post as it is stored at first: published, at a moment of its own (ISO 8601, UTC). */
export type BlogPostSeed = BlogPostInput & { status: 'published'; created_at: string };
