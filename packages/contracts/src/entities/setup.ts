import { email, newPassword, typedTwice } from '../credentials.ts';
import { named, z } from '../zod.ts';

/** The first administrator, made with the link that a new installation shows at its start. */
export const setupSchema = named('Setup', {
  token: z.string().min(1).max(500).describe('Of the link; good for 24 hours, and once.'),
  email: email(),
  password: newPassword(),
});

/** The form behind the link: the password twice. */
export const setupFormSchema = z
  .object({ email: email(), password: newPassword(), confirm_password: z.string().default('') })
  .refine(...typedTwice('password', 'confirm_password'));
