import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { readReadiness } from './health.service.ts';

export const healthHandlers = (deps: Deps): Handlers<EndpointsOf<'service'>> => ({
  'service.health': () => readReadiness(deps),
});
