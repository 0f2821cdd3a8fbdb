import {
  type ApplicationKind,
  type ApplicationStatus,
  applicationKinds,
  applicationStatuses,
} from '@vitrine/contracts';

export interface ApplicationFilter {
  /** What was typed. */
  text: string;
  kind: ApplicationKind | undefined;
  status: ApplicationStatus | undefined;
}

/** The filter as the address says it; what does not exist filters nothing. */
export function readFilter(address: URLSearchParams): ApplicationFilter {
  return {
    text: address.get('q') ?? '',
    kind: applicationKinds.find((kind) => kind === address.get('kind')),
    status: applicationStatuses.find((status) => status === address.get('status')),
  };
}

export const isFiltered = ({ text, kind, status }: ApplicationFilter): boolean =>
  Boolean(text.trim() || kind || status);

/** The server takes no longer question. */
const LONGEST_TEXT = 200;

/** What is looked for, wherever it stands: the counts of every status are asked for with it. */
export function searchOf({ text, kind }: ApplicationFilter) {
  const q = text.trim().slice(0, LONGEST_TEXT).trim();
  return { ...(q && { q }), ...(kind && { kind }) };
}

/** The whole filter as the server is asked. */
export function queryOf(filter: ApplicationFilter) {
  return { ...searchOf(filter), ...(filter.status && { status: filter.status }) };
}
