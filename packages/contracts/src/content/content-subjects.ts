/**
 * What the audit log calls an entry of each collection of the website. A file without zod, so that
 * an act can be told of without the schemas.
 */
export const contentSubjects = {
  projects: 'project',
  testimonials: 'testimonial',
  services: 'service',
  departments: 'department',
  leadership: 'leader',
  teamMembers: 'team member',
  partners: 'partner',
} as const;

export type ContentType = keyof typeof contentSubjects;
export type ContentSubject = (typeof contentSubjects)[ContentType];

/** In the order of their tabs. */
export const contentTypes = Object.keys(contentSubjects) as ContentType[];

/** The content type of which the audit log tells; undefined where it tells of something else. */
export const contentTypeOf = (subject: string): ContentType | undefined =>
  contentTypes.find((type) => contentSubjects[type] === subject);
