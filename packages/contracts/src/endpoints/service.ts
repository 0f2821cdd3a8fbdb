import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

export const healthSchema = named('Health', 'How the server is.', {
  status: z.enum(['ok', 'degraded']).describe('`degraded` while the disk is nearly full.'),
  detail: z.string().optional().describe('Why it is degraded.'),
});

export const serviceEndpoints = endpointsWith({ scope: 'none', tag: 'Service' })({
  'service.health': {
    route: 'GET /health',
    access: 'anyone',
    summary: 'Whether the server and its database answer',
    answer: healthSchema,
    errors: ['unavailable'],
  },
});
