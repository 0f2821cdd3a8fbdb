import { id, instant } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { applicationKinds, applicationStatuses } from './choices.ts';
import { answered, shared } from './message.ts';

/** An application in the back-office. */
export const applicationSchema = named('Application', {
  id: id(),
  kind: z.enum(applicationKinds),
  ...strings('name', 'email', 'phone', 'education', 'interests', 'program', 'message'),
  status: z.enum(applicationStatuses),
  ...shared,
  date: instant(),
});
export type Application = z.infer<typeof applicationSchema>;

export const applicationDetailSchema = applicationSchema
  .extend(answered)
  .meta({ id: 'ApplicationDetail' });
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;
