import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handlers.ts';

export const liveEventHandlers = ({ events }: Deps): Handlers<'admin.events'> => ({
  'admin.events': async ({ actor }) => events.open(actor),
});
