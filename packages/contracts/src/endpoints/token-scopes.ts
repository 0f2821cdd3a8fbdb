import { type Area, holds, officeAreas, type SessionRole } from '../entities/roles.ts';

/** What a personal access token can be allowed for. */
export const tokenScopes = [
  'account:read',
  'portfolio:read',
  'portfolio:write',
  'connections:read',
  'connections:write',
  'activity:read',
  'blog:read',
  'blog:write',
  'content:read',
  'content:write',
  'library:read',
  'library:write',
  'newsletter:write',
  'messages:read',
  'messages:write',
  'applications:read',
  'applications:write',
  'users:read',
  'users:write',
  'settings:read',
  'settings:write',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The part of the API that a scope is about. */
export type TokenArea = TokenScope extends `${infer A}:${string}` ? A : never;

export const areaOf = (scope: TokenScope) => scope.split(':')[0] as TokenArea;
export const isChange = (scope: TokenScope): boolean => scope.endsWith(':write');

/** What scopes allow, in words: what may be changed, and what may only be seen. */
export function areasOf(scopes: readonly TokenScope[]) {
  const changed = [...new Set(scopes.filter(isChange).map(areaOf))];
  const seen = [...new Set(scopes.map(areaOf))].filter((area) => !changed.includes(area));
  return { changed, seen };
}

/** What tokens can be allowed for in the areas where that is not called like the area. */
const tokenAreas: Partial<Record<Area, readonly TokenArea[]>> = {
  portfolio: ['portfolio', 'connections', 'activity'],
  articles: ['blog'],
  inbox: ['messages', 'applications'],
  office: ['activity'],
};

/** What someone with this role can allow a token for; the rest would be refused anyway. */
export function scopesOf(role: SessionRole): TokenScope[] {
  const held = (['portfolio', ...officeAreas] as const).filter((area) => holds(role, area));
  const allowed = [
    'account',
    ...held.flatMap((area): readonly string[] => tokenAreas[area] ?? [area]),
  ];
  return [...new Set(allowed)].flatMap((area) =>
    tokenScopes.filter((scope) => areaOf(scope) === area),
  );
}

/**
 * What a personal access token must be allowed for to call an endpoint of the table; undefined
 * where no token may call it, or none is looked at.
 */
export function scopeOf({
  access,
  method,
  scope,
}: {
  access: string;
  method: string;
  scope: TokenArea | 'none';
}): TokenScope | undefined {
  if (access === 'anyone' || scope === 'none') return undefined;
  return `${scope}:${method === 'GET' ? 'read' : 'write'}` as TokenScope;
}
