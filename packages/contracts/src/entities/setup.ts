import { email, newPassword, typedTwice } from '../credentials.ts';
import { named, z } from '../zod.ts';

export const setupSchema = named('Setup', 'The first administrator of a new installation.', {
  token: z.string().min(1).max(500).describe('Of the link; good for 24 hours, and once.'),
  email: email().describe('The address to sign in with.'),
  password: newPassword().describe('What to sign in with from then on, at least 8 characters.'),
});

/** The form behind the link: the password twice. */
export const setupFormSchema = z
  .object({ email: email(), password: newPassword(), confirm_password: z.string().default('') })
  .refine(...typedTwice('password', 'confirm_password'));
