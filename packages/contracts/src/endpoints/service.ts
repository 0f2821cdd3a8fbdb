import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

export const healthSchema = z
  .object({ status: z.enum(['ok', 'degraded']), detail: z.string().optional() })
  .meta({ id: 'Health' });

export const serviceEndpoints = endpointsWith({ tag: 'Service' })({
  'service.health': {
    method: 'GET',
    path: '/health',
    access: 'anyone',
    summary: 'Whether the server and its database answer',
    success: { status: 200, body: healthSchema },
    errors: ['unavailable'],
  },
});
