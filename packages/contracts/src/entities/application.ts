import { applicationFields } from '../records/application.ts';
import { plainShape } from '../records/schemas.ts';
import { id } from '../text.ts';
import { named, type z } from '../zod.ts';
import { answered, shared } from './message.ts';

export const applicationSchema = named(
  'Application',
  'An application to one of the two programmes.',
  { id: id(), ...plainShape(applicationFields), ...shared },
);
export type Application = z.infer<typeof applicationSchema>;

export const applicationDetailSchema = applicationSchema
  .extend(answered)
  .meta({ id: 'ApplicationDetail', description: 'An application with the answers to it.' });
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;
