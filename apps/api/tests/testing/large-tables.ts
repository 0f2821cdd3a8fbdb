/** Tables that grow for as long as the installation is used. */
export const LARGE_TABLES = [
  'messages',
  'users',
  'blog_posts',
  'applications',
  'audit_log',
  'outbox',
  'connections',
  'activities',
  'library_items',
  'picture_uses',
  'post_versions',
];
