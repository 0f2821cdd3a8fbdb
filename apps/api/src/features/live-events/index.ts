import type { Handlers } from '../../http/handlers.ts';
import type { Platform } from '../../platform.ts';
import type { SessionsService } from '../auth/sessions.service.ts';
import { createLiveEventsService } from './live-events.service.ts';
import { createWaitingRepository } from './waiting.repository.ts';

export type { Announce } from './live-events.service.ts';

/** What arrives while an administrator is looking. */
export function createLiveEvents(platform: Platform & { sessions: SessionsService }) {
  const waiting = createWaitingRepository(platform.database.tables);
  const { announce, open, close } = createLiveEventsService({ ...platform, waiting });
  const handlers: Handlers<'admin.events'> = {
    'admin.events': async ({ actor }) => open(actor),
  };
  return { handlers, announce, close };
}
