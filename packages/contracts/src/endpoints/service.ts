import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

export const healthSchema = z
  .object({ status: z.enum(['ok', 'degraded']), detail: z.string().optional() })
  .meta({ id: 'Health' });

export const serviceEndpoints = endpointsWith({ tag: 'Service' })({
  'service.health': {
    route: 'GET /health',
    access: 'anyone',
    summary: 'Whether the server and its database answer',
    answer: healthSchema,
    errors: ['unavailable'],
  },
});
