// The door of this house: what others may use of it.

export { writing } from './house.ts';
export { postPath } from './posts/post-path.ts';
export { createPostsRepository, type StoredPost } from './posts/posts.repository.ts';
export { createPostsRoom } from './posts/posts-room.ts';
export { publishDuePosts } from './posts/publish-due-posts.ts';
export { createReads } from './posts/reads.service.ts';
export { readTranslations } from './posts/translation-states.ts';
export { toHtml } from './syndication/markdown-html.ts';
export { escapeMarkup } from './syndication/markup.ts';
export { createSyndication } from './syndication/syndication.service.ts';
