import { type Locale, type Post, same } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { SaidError } from '#lib/api-error.ts';
import { DRAFT_FORMAT } from '#lib/editing/use-record.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { randomText } from '#lib/random-text.ts';
import { m } from '#messages';
import { valuesOf } from '../../posts/editor/use-post-editor.ts';
import { titleOf } from '../translation-words.ts';
import { wordsOfPost } from './known-translation.ts';
import { postBody, type Ready, type Refused } from './plan-import.ts';

/**
 * Saves records as the editors do, one after the other, each over the version that was shown.
 * @returns those that the server has refused
 */
export async function saveImport(
  api: ApiClient,
  ready: readonly Ready[],
  locale: Locale,
): Promise<Refused[]> {
  const failed: Refused[] = [];
  for (const one of ready) {
    const save = one.record.kind === 'post' ? savePost : saveRecord;
    await save(api, one, locale).catch((error: unknown) => {
      failed.push({ name: titleOf(one.record), reasons: [failureReason(error)] });
    });
  }
  return failed;
}

async function saveRecord(api: ApiClient, { record, known, content }: Ready, locale: Locale) {
  const { kind, id } = record;
  if (kind === 'post') return;
  await api.call(
    'translations.save',
    { params: { kind, id }, query: { locale }, body: { content: { ...content } } },
    { ifMatch: known.version },
  );
}

/** Nothing that visitors read changes: a draft does, or the words wait where the article is edited. */
async function savePost(api: ApiClient, { record, known, content }: Ready, locale: Locale) {
  const post = record.post
    ? known.post
    : await api.call('posts.translate', { params: { id: record.id }, body: { locale } });
  if (!post) return;
  if (post.status === 'published' || post.status === 'scheduled')
    return keepDraft(api, post, content);
  const params = { id: post.id };
  const { source } = await api.call('posts.translation', { params });
  const isAsShown = same(source, known.source) && (record.post || same(wordsOfPost(post), source));
  if (!isAsShown) throw new SaidError(m.admin_translations_changed_again());
  const ifMatch = post.version;
  await api.call('blogs.update', { params, body: postBody(post, content) }, { ifMatch });
  await api.call('posts.checkTranslation', { params });
}

/** As if it had been typed into the editor of the article and not saved yet. */
async function keepDraft(api: ApiClient, post: Post, words: object) {
  const params = { id: post.id };
  const { draft } = await api.call('postDrafts.get', { params, query: {} });
  if (draft) throw new SaidError(m.admin_translations_other_draft());
  const values = valuesOf({ ...post, ...postBody(post, words) });
  const content = { format: DRAFT_FORMAT, stored: post, addition: randomText(), sent: [], values };
  await api.call('postDrafts.keep', {
    params,
    body: { content: JSON.stringify(content), version: 0 },
  });
}
