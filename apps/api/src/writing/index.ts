// The door of this house: what others may use of it.
export { articlePath } from './blog/article-path.ts';
export { createBlogRepository, type StoredPost } from './blog/blog.repository.ts';
export { noSuchPost } from './blog/no-such-post.ts';
export { createPostWriting } from './blog/post-writing.service.ts';
export { createReads } from './blog/reads.service.ts';
export { writing } from './house.ts';
export { toHtml } from './syndication/markdown-html.ts';
export { escapeMarkup } from './syndication/markup.ts';
export { createSyndication } from './syndication/syndication.service.ts';
