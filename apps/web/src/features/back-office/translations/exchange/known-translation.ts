import {
  type Locale,
  type Post,
  postFields,
  receivedPost,
  type TranslatedRecord,
  translatedValues,
} from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';

/** A record of any kind beside what it says in another language. */
export interface KnownTranslation {
  source: object;
  /** What the source said when it was translated or checked last; null for never. */
  was: object | null;
  content: object | null;
  /** Of a page or an entry. */
  version: number;
  /** Of an article: its translation, or itself where there is none. */
  post?: Post;
}

/** What a post says in its own language. */
export const wordsOfPost = (post: Post): object => translatedValues(postFields, receivedPost(post));

export async function knownTranslation(
  api: ApiClient,
  { kind, id, post: translation }: TranslatedRecord,
  locale: Locale,
): Promise<KnownTranslation> {
  if (kind !== 'post') {
    return api.call('translations.get', { params: { kind, id }, query: { locale } });
  }
  const post = await api.call('blogs.get', { params: { id: translation ?? id } });
  if (!translation)
    return { source: wordsOfPost(post), was: null, content: null, version: 0, post };
  const { source, was } = await api.call('posts.translation', { params: { id: translation } });
  return { source, was, content: wordsOfPost(post), version: 0, post };
}

/** How a record is called in a file: unique among all kinds. */
export const fileId = ({ kind, id }: TranslatedRecord): string => `${kind}.${id}`;

/** Few enough that a screen beside it still gets its answers. */
const AT_ONCE = 4;

/** Asks for something of each, some at a time; the answers are in their order. */
export async function someAtOnce<T, R>(
  all: readonly T[],
  ask: (one: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(ask))));
  }
  return answers;
}
