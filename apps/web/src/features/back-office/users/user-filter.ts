import { type AccountStatus, accountStatuses, type Role, roles } from '@vitrine/contracts';

export interface UserFilter {
  /** What was typed. */
  text: string;
  role: Role | undefined;
  status: AccountStatus | undefined;
}

/** The filter as the address says it; what does not exist filters nothing. */
export function readFilter(address: URLSearchParams): UserFilter {
  return {
    text: address.get('q') ?? '',
    role: roles.find((role) => role === address.get('role')),
    status: accountStatuses.find((status) => status === address.get('status')),
  };
}

export const isFiltered = ({ text, role, status }: UserFilter): boolean =>
  Boolean(text.trim() || role || status);

/** The server takes no longer question. */
const LONGEST_TEXT = 200;

/** The filter as the server is asked. */
export function queryOf({ text, role, status }: UserFilter) {
  const q = text.trim().slice(0, LONGEST_TEXT).trim();
  return { ...(q && { q }), ...(role && { role }), ...(status && { status }) };
}
