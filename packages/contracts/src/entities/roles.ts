/*
 * Who may do what: the one list that the server, the back-office, tokens and live events read. A file
 * without zod, so that a page can ask it without the schemas.
 */

/**
 * The parts of the back-office. `office` is what all who work there share: the dashboard, what
 * arrives, and the trash, each of which shows what the other areas hold. `articles` is to write own
 * posts, `publishing` to publish, and to change those of others.
 */
export const officeAreas = [
  ...(['articles', 'publishing', 'content', 'library', 'inbox', 'users', 'people'] as const),
  ...(['newsletter', 'settings', 'activity', 'office'] as const),
] as const;

/** What an endpoint can belong to; `portfolio` is the own page of a professional. */
export type Area = 'portfolio' | (typeof officeAreas)[number];

/** What an account may be, with the areas that it opens. A new role is a line here. */
const areasOfRole = {
  admin: officeAreas,
  writer: ['articles', 'library', 'office'],
  desk: ['inbox', 'office'],
  editor: ['portfolio'],
  user: ['portfolio'],
} as const satisfies Record<string, readonly Area[]>;

export type Role = keyof typeof areasOfRole;
export const roles = Object.keys(areasOfRole) as Role[];

/** Whether a role opens an area; one that is not known opens none. */
export const holds = (role: string | undefined, area: Area): boolean =>
  roles.some((one) => one === role && (areasOfRole[one] as readonly Area[]).includes(area));

export const rolesWith = (area: Area): Role[] => roles.filter((role) => holds(role, area));

/** What a session acts as: who has no place in the back-office signs in as `user`. */
export type SessionRole = {
  [R in Role]: 'office' extends (typeof areasOfRole)[R][number] ? R : 'user';
}[Role];

export const sessionRole = (role: Role): SessionRole =>
  (holds(role, 'office') ? role : 'user') as SessionRole;

export const sessionRoles = [...new Set(roles.map(sessionRole))];
