import { holds } from '@vitrine/contracts';
import { paths } from '#lib/paths.ts';
import { useReturnPath } from '#lib/return-path.ts';
import { useSession } from '#lib/session.ts';

/**
 * Where the signed-in person goes: back to the page that asked them to sign in, else the start of
 * their area.
 * Undefined for a visitor, and for a role that no area lets in.
 */
export function useOwnArea(): string | undefined {
  const role = useSession()?.role;
  const user = useReturnPath(paths.user.to());
  const admin = useReturnPath(paths.admin.to());
  if (holds(role, 'office')) return admin;
  return holds(role, 'portfolio') ? user : undefined;
}
