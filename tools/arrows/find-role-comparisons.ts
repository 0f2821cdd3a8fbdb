import { findLines } from './find-lines.ts';

/** A role compared with its name, in a condition or in a query. */
const COMPARES =
  /\b\w*[rR]ole\)? ?[!=]==? ?'|[!=]==? ?'(admin|writer|desk|editor)'|eq\([\w.]*[rR]ole, ?'/;

/** Who may, and why. */
const MAY_COMPARE: Record<string, string> = {
  'apps/api/src/people/accounts/users.policy.ts': 'an account that did not register by itself',
};

/**
 * Where a role is compared with its name instead of asked for its areas, as `file:line`.
 * @param root the repository's folder
 */
export const findRoleComparisons = (root: string): string[] =>
  findLines(
    root,
    ['apps/{api,web}/src/**/*.{ts,tsx}', 'packages/contracts/src/**/*.ts'],
    COMPARES,
    MAY_COMPARE,
  );
