import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createHealth } from './health.service.ts';
import { createSystemStatus } from './system-status.service.ts';

/** Whether the process is well, for programs that watch over it and for administrators. */
export function healthHandlers(deps: Deps): Handlers<EndpointsOf<'service' | 'system'>> {
  const health = createHealth(deps);
  const readStatus = createSystemStatus(deps);
  return {
    'service.health': ({ say }) => health.read(say),
    'system.alive': async () => ({ status: 'ok' }),
    'system.ready': () => health.requireReady(),
    'system.status': () => readStatus(),
    'system.backUp': async ({ say }) => {
      const { ended } = await deps.backups.begin();
      deps.afterwards.add(ended);
      return { message: say('backupBegun') };
    },
  };
}
