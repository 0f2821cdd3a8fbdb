import type { AuditService } from './audit.service.ts';

/** Writes an entry of the audit log, inside the write that does what it tells of. */
export type RecordAct = AuditService['record'];
