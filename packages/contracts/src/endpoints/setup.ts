import { setupSchema } from '../entities/setup.ts';
import { endpointsWith, said } from './endpoint.ts';

/** What a new installation is asked for once. */
export const setupEndpoints = endpointsWith({ access: 'anyone', scope: 'none', tag: 'Accounts' })({
  'setup.firstAdmin': {
    route: 'POST /api/setup/',
    summary:
      'Make the first administrator, with the token of the link that the server shows at its start; refused once there is one',
    body: setupSchema,
    status: 201,
    answer: said,
    errors: ['conflict'],
  },
});
