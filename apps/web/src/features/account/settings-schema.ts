import { type Account, accountSettingsFormSchema, messages } from '@vitrine/contracts';

/** The form of an account: another e-mail takes the current password, as the server will say too. */
export const settingsSchema = ({ email }: Account) =>
  accountSettingsFormSchema.refine(
    (form) => form.email === email || form.email === '' || form.currentPassword !== '',
    {
      path: ['currentPassword'],
      error: messages.currentPasswordRequired,
    },
  );
