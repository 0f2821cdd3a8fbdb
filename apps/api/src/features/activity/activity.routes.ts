import type { Deps } from '../../deps.ts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';

export const activityHandlers = ({ activity }: Deps): Handlers<EndpointsOf<'activity'>> => ({
  'activity.list': ({ actor, input }) => activity.list(actor, input.query.after),
});
