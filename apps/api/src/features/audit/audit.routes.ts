import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';

export const auditHandlers = ({ audit }: Deps): Handlers<EndpointsOf<'admin.audit'>> => ({
  'admin.audit.list': ({ input }) => audit.list(input.query),
  'admin.audit.export': async ({ input }) => audit.export(input.query),
});
