import type { BlogPost } from '@vitrine/contracts';
import type { StoredPost } from './blog.repository.ts';

export function presentPost(post: StoredPost): BlogPost {
  return {
    id: post.id,
    title: post.title,
    description: post.description,
    icon: post.icon,
    color: post.color,
    status: post.status,
    created_at: post.createdAt.toISOString(),
    posts: post.posts,
  };
}
