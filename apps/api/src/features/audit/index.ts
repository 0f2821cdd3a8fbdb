import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import { createAuditRepository } from './audit.repository.ts';
import { createAuditService } from './audit.service.ts';

export type { Act, ForgetMessages, ForgetPerson, RecordAct } from './audit.service.ts';

/** The audit log: who did what, when, and what it was before and after. */
export function createAudit(platform: Platform) {
  const audit = createAuditRepository(platform.database.tables);
  const service = createAuditService({ ...platform, audit });
  const handlers: Handlers<EndpointsOf<'admin.audit'>> = {
    'admin.audit.list': ({ input }) => service.list(input.query),
    'admin.audit.export': async ({ input }) => service.export(input.query),
  };
  const { record, latest, forgetMessages, forgetPerson } = service;
  return { handlers, record, latest, forgetMessages, forgetPerson };
}
