import { messages } from '../messages.ts';
import { id, line, lines, requiredLine, text } from '../text.ts';
import { optionalLink, picture } from '../url.ts';
import { z } from '../zod.ts';

const identified = <T extends z.ZodRawShape>(shape: T, name: string) => {
  const input = z.object(shape).meta({ id: `${name}Input` });
  const known = { id: id(), version: z.number().int().optional() };
  return { input, entity: z.object({ ...known, ...shape }).meta({ id: name }) };
};

const social = z
  .object({ linkedin: optionalLink(), twitter: optionalLink(), github: optionalLink() })
  .default({ linkedin: '', twitter: '', github: '' });

const COUNT_MAX = 1_000_000;
/** Typed into a field for text; 0 when it is left empty. */
const wholeCount = () =>
  z.coerce
    .number({ error: messages.countInvalid })
    .int({ error: messages.countInvalid })
    .min(0, { error: messages.countInvalid })
    .max(COUNT_MAX, { error: messages.countInvalid })
    .default(0);

/** The six collections of the website (WEB-03); each entry holds what is written and what is read. */
export const contentSchemas = {
  projects: identified(
    {
      name: requiredLine(messages.nameRequired),
      tagline: line(),
      problem: text(),
      solution: text(),
      features: lines(),
      impact: text(),
      image: picture(),
      icon: line(),
    },
    'Project',
  ),
  testimonials: identified(
    { name: requiredLine(messages.nameRequired), role: line(), content: text(), avatar: picture() },
    'Testimonial',
  ),
  services: identified(
    {
      title: requiredLine(messages.titleRequired),
      description: text(),
      projects: lines(),
      features: lines(),
      icon: line(),
      color: line(),
    },
    'Service',
  ),
  departments: identified(
    {
      name: requiredLine(messages.nameRequired),
      description: text(),
      icon: line(),
      count: wholeCount(),
    },
    'Department',
  ),
  leadership: identified(
    {
      name: requiredLine(messages.nameRequired),
      role: line(),
      bio: text(),
      image: picture(),
      social,
    },
    'Leader',
  ),
  teamMembers: identified(
    {
      name: requiredLine(messages.nameRequired),
      role: line(),
      image: picture(),
      department_id: id().nullable().default(null),
    },
    'TeamMember',
  ),
} as const;

export type ContentType = keyof typeof contentSchemas;
export const contentTypes = Object.keys(contentSchemas) as ContentType[];

export type ContentInput<T extends ContentType> = z.infer<(typeof contentSchemas)[T]['input']>;
export type ContentEntity<T extends ContentType> = z.infer<(typeof contentSchemas)[T]['entity']>;

export type Project = ContentEntity<'projects'>;
export type Testimonial = ContentEntity<'testimonials'>;
export type Service = ContentEntity<'services'>;
export type Department = ContentEntity<'departments'>;
export type Leader = ContentEntity<'leadership'>;
export type TeamMember = ContentEntity<'teamMembers'>;

/** The fields that the search of each collection looks into (WEB-04). */
export const contentSearchFields: { [T in ContentType]: readonly (keyof ContentEntity<T>)[] } = {
  projects: ['name', 'tagline', 'problem', 'solution'],
  testimonials: ['name', 'role', 'content'],
  services: ['title', 'description'],
  departments: ['name', 'description'],
  leadership: ['name', 'role', 'bio'],
  teamMembers: ['name', 'role'],
};

/** Case-insensitive: whether any of the fields contains what is searched for. */
export function matchesSearch<T extends object>(
  item: T,
  fields: readonly (keyof T)[],
  search: string,
): boolean {
  const wanted = search.trim().toLowerCase();
  return (
    wanted === '' ||
    fields.some((field) =>
      String(item[field] ?? '')
        .toLowerCase()
        .includes(wanted),
    )
  );
}
