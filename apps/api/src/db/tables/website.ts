import type { BlogColor, BlogStatus, Leader, PageKey } from '@vitrine/contracts';
import type { Columns } from '../columns.ts';

/** What the public pages show and the back-office edits. */
export function websiteTables({ table, text, integer, json, instant, index }: Columns) {
  const entry = () => ({ id: text('id').primaryKey(), position: integer('position').notNull() });

  const blogPosts = table(
    'blog_posts',
    {
      id: text('id').primaryKey(),
      title: text('title').notNull(),
      description: text('description').notNull(),
      icon: text('icon').notNull(),
      color: text('color').$type<BlogColor>().notNull(),
      status: text('status').$type<BlogStatus>().notNull(),
      posts: json<string[]>('posts').notNull(),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [index('blog_posts_status').on(t.status, t.createdAt)],
  );

  const projects = table('projects', {
    ...entry(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull(),
    problem: text('problem').notNull(),
    solution: text('solution').notNull(),
    features: json<string[]>('features').notNull(),
    impact: text('impact').notNull(),
    image: text('image').notNull(),
    icon: text('icon').notNull(),
  });

  const testimonials = table('testimonials', {
    ...entry(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    content: text('content').notNull(),
    avatar: text('avatar').notNull(),
  });

  const services = table('services', {
    ...entry(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    projects: json<string[]>('projects').notNull(),
    features: json<string[]>('features').notNull(),
    icon: text('icon').notNull(),
    color: text('color').notNull(),
  });

  const departments = table('departments', {
    ...entry(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    icon: text('icon').notNull(),
    count: integer('count').notNull(),
  });

  const leadership = table('leadership', {
    ...entry(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    bio: text('bio').notNull(),
    image: text('image').notNull(),
    social: json<Leader['social']>('social').notNull(),
  });

  const teamMembers = table('team_members', {
    ...entry(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    image: text('image').notNull(),
    departmentId: text('department_id').references(() => departments.id, { onDelete: 'set null' }),
  });

  const pages = table('pages', {
    key: text('key').$type<PageKey>().primaryKey(),
    content: json<unknown>('content').notNull(),
    updatedAt: instant('updated_at').notNull(),
  });

  return {
    blogPosts,
    projects,
    testimonials,
    services,
    departments,
    leadership,
    teamMembers,
    pages,
  };
}
