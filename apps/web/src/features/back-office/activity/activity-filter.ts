import { type AuditSubject, auditSubjects } from '@vitrine/contracts';

export interface ActivityFilter {
  /** E-mail of who did it. */
  actor: string;
  subject: AuditSubject | undefined;
  /** Only what was done to one record. */
  id: string;
}

/** The filter as the address says it; what does not exist filters nothing. */
export function readFilter(address: URLSearchParams): ActivityFilter {
  return {
    actor: address.get('actor')?.trim() ?? '',
    subject: auditSubjects.find((subject) => subject === address.get('subject')),
    id: address.get('id')?.trim() ?? '',
  };
}

export const isFiltered = ({ actor, subject, id }: ActivityFilter): boolean =>
  Boolean(actor || subject || id);

const LONGEST = 254;

/** The filter as the server is asked. */
export function queryOf({ actor, subject, id }: ActivityFilter) {
  return {
    ...(actor && { actor: actor.slice(0, LONGEST) }),
    ...(subject && { subject }),
    ...(id && { subject_id: id.slice(0, LONGEST) }),
  };
}
