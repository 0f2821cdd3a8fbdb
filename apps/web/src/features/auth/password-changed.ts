/** What the sign-in page is told by the page that changed the password. */
export const passwordChanged = { passwordChanged: true } as const;

export const isPasswordChanged = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'passwordChanged' in state;
