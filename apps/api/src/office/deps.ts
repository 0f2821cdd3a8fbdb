import type { SiteDeps } from '../site/index.ts';

import type { LiveEvents } from './live-events/live-events.service.ts';

/** What this house is made from. */
export interface Deps extends SiteDeps {
  /** The streams by which open back-offices are notified. */
  liveEvents: LiveEvents;
}
