import type { z } from '../zod.ts';
import { type ContentType, contentTypes } from './content-lists.ts';
import { departments } from './departments.ts';
import { leadership } from './leadership.ts';
import { partners } from './partners.ts';
import { projects } from './projects.ts';
import { services } from './services.ts';
import { teamMembers } from './team-members.ts';
import { testimonials } from './testimonials.ts';

/**
 * The collections of the website (WEB-03), in the order of their tabs; a type that others point to
 * is before them. The name is the path of its endpoints, and in small letters that of its table.
 */
export const contentDefinitions = {
  projects,
  testimonials,
  services,
  departments,
  leadership,
  teamMembers,
  partners,
} as const satisfies Record<ContentType, unknown>;

type Definitions = typeof contentDefinitions;

export type ContentFields<T extends ContentType> = Definitions[T]['fields'];
/** The kinds of fields that content has. */
export type ContentFieldKind = {
  [T in ContentType]: {
    [K in keyof ContentFields<T>]: KindOf<ContentFields<T>[K]>;
  }[keyof ContentFields<T>];
}[ContentType];
type KindOf<F> = F extends { kind: infer K } ? K : never;
export type ContentInput<T extends ContentType> = z.infer<Definitions[T]['input']>;
export type ContentEntity<T extends ContentType> = z.infer<Definitions[T]['entity']>;

export type Project = ContentEntity<'projects'>;
export type Testimonial = ContentEntity<'testimonials'>;
export type Service = ContentEntity<'services'>;
export type Department = ContentEntity<'departments'>;
export type Leader = ContentEntity<'leadership'>;
export type TeamMember = ContentEntity<'teamMembers'>;

/** The fields that point to entries of a type. */
export const referencesTo = (target: ContentType): { type: ContentType; field: string }[] =>
  contentTypes.flatMap((type) =>
    Object.entries(contentDefinitions[type].fields).flatMap(([field, one]) =>
      'to' in one && one.to === target ? [{ type, field }] : [],
    ),
  );
