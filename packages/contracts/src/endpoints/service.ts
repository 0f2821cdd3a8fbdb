import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

export const healthSchema = named('Health', {
  status: z.enum(['ok', 'degraded']),
  detail: z.string().optional(),
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
