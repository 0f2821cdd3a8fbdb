import type { PageKey } from '../pages/page-schemas.ts';

/** What the table of the back-office shows beside the title, each by the name of its field. */
export interface ContentTable<K extends string = string> {
  /** Under the title. */
  line?: K;
  /** A picture before the title. */
  portrait?: K;
  /** The second column: a short text, and a longer one under it. */
  second: { title?: K; text?: K };
}

/** How the entries of a collection are listed, and named in notices. */
export interface ContentList<K extends string = string, S extends string = string> {
  /** What the audit log calls one entry. */
  subject: S;
  /** The page on which visitors see it. */
  page: PageKey;
  /** The field by which people know an entry. */
  title: K;
  /** The fields that the search of the back-office looks into. */
  search: readonly K[];
  table: ContentTable<K>;
}

/**
 * The collections of the website (WEB-03), in the order of their tabs. A file without zod, so that
 * they can be listed without the schemas of their fields, which are in a file for each.
 */
export const contentLists = {
  projects: {
    subject: 'project',
    page: 'projects',
    title: 'name',
    search: ['name', 'tagline', 'problem', 'solution'],
    table: { line: 'tagline', second: { text: 'problem' } },
  },
  testimonials: {
    subject: 'testimonial',
    page: 'home',
    title: 'name',
    search: ['name', 'role', 'content'],
    table: { line: 'role', portrait: 'avatar', second: { text: 'content' } },
  },
  services: {
    subject: 'service',
    page: 'solutions',
    title: 'title',
    search: ['title', 'description'],
    table: { second: { text: 'description' } },
  },
  departments: {
    subject: 'department',
    page: 'team',
    title: 'name',
    search: ['name', 'description'],
    table: { second: { text: 'description' } },
  },
  leadership: {
    subject: 'leader',
    page: 'team',
    title: 'name',
    search: ['name', 'role', 'bio'],
    table: { portrait: 'image', second: { title: 'role', text: 'bio' } },
  },
  teamMembers: {
    subject: 'team member',
    page: 'team',
    title: 'name',
    search: ['name', 'role'],
    table: { portrait: 'image', second: { text: 'role' } },
  },
  partners: {
    subject: 'partner',
    page: 'about',
    title: 'name',
    search: ['name', 'description'],
    table: { line: 'link', second: { text: 'description' } },
  },
} as const satisfies Record<string, ContentList>;

export type ContentType = keyof typeof contentLists;
export type ContentSubject = (typeof contentLists)[ContentType]['subject'];
export const contentTypes = Object.keys(contentLists) as ContentType[];

/** What the audit log calls an entry of each type. */
export const contentSubjects = contentTypes.map((type) => contentLists[type].subject);

/** The content type of which the audit log tells; undefined where it tells of something else. */
export const contentTypeOf = (subject: string): ContentType | undefined =>
  contentTypes.find((type) => contentLists[type].subject === subject);
