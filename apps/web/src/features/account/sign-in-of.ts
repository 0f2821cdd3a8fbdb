import { paths } from '#lib/paths.ts';

/** Where somebody of this role signs in, and where they find their settings. */
export const signInOf = (role: string): string =>
  role === 'admin' ? paths.adminLogin.to() : paths.userLogin.to();

export const settingsOfRole = (role: string): string =>
  role === 'admin' ? paths.adminAccount.to() : paths.userSettings.to();
