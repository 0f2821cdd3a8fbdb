import { holds } from '@vitrine/contracts';
import { paths } from '#lib/paths.ts';

/** Where someone of this role signs in, and where they find their settings. */
export const signInOf = (role: string): string =>
  holds(role, 'office') ? paths.adminLogin.to() : paths.userLogin.to();

export const settingsOfRole = (role: string): string =>
  holds(role, 'office') ? paths.adminAccount.to() : paths.userSettings.to();
