import type { ServiceDeps } from '../service/index.ts';

import type { SessionsService } from './sign-in/sessions.service.ts';

/** What this house is made from. */
export interface Deps extends ServiceDeps {
  sessions: SessionsService;
}
