import { type Account, accountSettingsFormSchema, offeredPassword, says } from '@vitrine/contracts';
import { z } from 'zod';
import { schemaResolver } from '#lib/schema-resolver.ts';

/**
 * What checks the forms of the settings. A module of its own, loaded when someone goes to a field,
 * because it brings zod.
 */

export type SettingsInput = z.input<typeof accountSettingsFormSchema>;

/** Checks the form of an account: a changed e-mail needs the current password, as on the server. */
export const settingsResolver = ({ email }: Account) =>
  schemaResolver(
    accountSettingsFormSchema.refine(
      (form) => form.email === email || form.email === '' || form.currentPassword !== '',
      { path: ['currentPassword'], ...says('currentPasswordRequired') },
    ),
  );

/** Checks the password that is asked for before the account is deleted. */
export const deletionResolver = schemaResolver(z.object({ password: offeredPassword() }));
