import {
  areaOf,
  areasOf,
  holds,
  isChange,
  type SessionRole,
  scopesOf,
  type TokenArea,
  type TokenScope,
  tokenScopes,
} from '@vitrine/contracts';
import { m } from '#messages';

/** What a token may do in each area: nothing, see, or see and change. */
type AllowedAreas = Partial<Record<string, '' | 'read' | 'write'>>;

const words: Record<TokenArea, (role: SessionRole) => string> = {
  account: () => m.access_token_area_account(),
  portfolio: () => m.access_token_area_portfolio(),
  connections: () => m.access_token_area_connections(),
  activity: (role) =>
    holds(role, 'activity') ? m.access_token_area_log() : m.access_token_area_activity(),
  blog: () => m.access_token_area_blog(),
  content: () => m.access_token_area_content(),
  library: () => m.access_token_area_library(),
  newsletter: () => m.access_token_area_newsletter(),
  messages: () => m.access_token_area_messages(),
  applications: () => m.access_token_area_applications(),
  users: () => m.access_token_area_users(),
  settings: () => m.access_token_area_settings(),
};

/** What changing means in an area where it is not seeing and changing all of it. */
const changes: Partial<Record<TokenArea, () => string>> = {
  newsletter: m.access_token_hand_over,
  users: m.access_token_write_users,
};

/** What this role can allow a token for, in the words of people. */
export const areasFor = (role: SessionRole) => {
  const scopes = scopesOf(role);
  return [...new Set(scopes.map(areaOf))].map((area) => ({
    area,
    label: words[area](role),
    canSee: scopes.some((scope) => areaOf(scope) === area && !isChange(scope)),
    canChange: scopes.some((scope) => areaOf(scope) === area && isChange(scope)),
    change: (changes[area] ?? m.access_token_write)(),
  }));
};

/** The scopes of what was chosen; who may change something may see it. */
export const scopesIn = (areas: AllowedAreas): TokenScope[] =>
  tokenScopes.filter((scope) => {
    const allowed = areas[areaOf(scope)] ?? '';
    return allowed === 'write' || (allowed === 'read' && !isChange(scope));
  });

/** What a token may see, and what it may change as well. */
export function describeScopes(scopes: readonly TokenScope[], role: SessionRole): string {
  const { changed, seen } = areasOf(scopes);
  const list = (areas: TokenArea[]) => areas.map((area) => words[area](role)).join(', ');
  return [
    changed.length > 0 ? m.access_token_changes({ areas: list(changed) }) : '',
    seen.length > 0 ? m.access_token_sees({ areas: list(seen) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
