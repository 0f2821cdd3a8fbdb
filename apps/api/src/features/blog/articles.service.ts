import { ARTICLES_PER_PAGE, type EndpointParsed, isStorable } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { ArticlesRepository } from './articles.repository.ts';
import type { BlogRepository, StoredPost } from './blog.repository.ts';

interface Needs {
  database: Database;
  posts: BlogRepository;
  articles: ArticlesRepository;
}

/** One page of a list that loads more as one scrolls. */
export interface ArticlePage {
  items: StoredPost[];
  /** What to ask for next; null on the last page. */
  next: string | null;
}

const EMPTY: ArticlePage = { items: [], next: null };

/** The published posts, a page at a time. */
export function createArticlesService({ database, posts, articles }: Needs) {
  return {
    async list(query: EndpointParsed<'articles.list'>['query']): Promise<ArticlePage> {
      const q = query.q?.trim();
      // no database holds such a text, and PostgreSQL does not even take it as a question
      if (q && !isStorable(q)) return EMPTY;
      const after = query.after ? await posts.getById(database.read, query.after) : undefined;
      // the post is gone: starting over would show the reader everything a second time
      if (query.after && !after) return EMPTY;
      const found = await articles.list(database.read, {
        q,
        category: query.category,
        after,
        limit: ARTICLES_PER_PAGE + 1,
      });
      const items = found.slice(0, ARTICLES_PER_PAGE);
      const hasMore = found.length > items.length;
      return { items, next: hasMore ? (items.at(-1)?.id ?? null) : null };
    },
  };
}

export type ArticlesService = ReturnType<typeof createArticlesService>;
