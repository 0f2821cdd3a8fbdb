import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Database, Queryable } from '../database.ts';
import { claimInstallation } from '../installation.ts';
import type { Tables } from '../schema.ts';
import { defaultContent } from './content/index.ts';

interface Needs {
  clock: Clock;
  ids: Ids;
}

/**
 * Fills a new installation with its first content; once, whatever is deleted later and however
 * many replicas start together.
 */
export async function seedDefaults(database: Database, { clock, ids }: Needs): Promise<void> {
  const { tables } = database;
  const now = clock.now();
  await database.write(async (tx) => {
    if (!(await claimInstallation(tx, tables, 'seeded_at', now.toISOString()))) return;
    await seedPages(tx, tables, now);
    await seedCollections(tx, tables, ids);
    await seedBlog(tx, tables, ids);
    await database.touchContent(tx);
  });
}

async function seedPages(tx: Queryable, { pages }: Tables, now: Date): Promise<void> {
  const rows = Object.entries(defaultContent.pages).map(([key, content]) => ({
    key: key as keyof typeof defaultContent.pages,
    content,
    updatedAt: now,
  }));
  await tx.insert(pages).values(rows);
}

async function seedCollections(tx: Queryable, tables: Tables, ids: Ids): Promise<void> {
  const entries = <T extends object>(items: readonly T[]) =>
    items.map((item, position) => ({ ...item, id: ids.next(), position }));
  const departments = entries(defaultContent.departments);
  const departmentIds = new Map(departments.map(({ name, id }) => [name, id]));
  const members = entries(defaultContent.teamMembers).map(({ department, ...member }) => ({
    ...member,
    departmentId: departmentIds.get(department) ?? null,
  }));
  await tx.insert(tables.projects).values(entries(defaultContent.projects));
  await tx.insert(tables.testimonials).values(entries(defaultContent.testimonials));
  await tx.insert(tables.services).values(entries(defaultContent.services));
  await tx.insert(tables.departments).values(departments);
  await tx.insert(tables.leadership).values(entries(defaultContent.leadership));
  await tx.insert(tables.teamMembers).values(members);
}

async function seedBlog(tx: Queryable, { blogPosts }: Tables, ids: Ids): Promise<void> {
  const rows = defaultContent.blogPosts.map(({ created_at, publish_at: _, ...post }) => {
    const createdAt = new Date(created_at);
    const sections = post.posts.length;
    return { ...post, sections, id: ids.next(), createdAt, updatedAt: createdAt };
  });
  await tx.insert(blogPosts).values(rows);
}
