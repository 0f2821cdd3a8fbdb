/** The two accounts that the banner offers; any password signs them in. */
export const DEMO_ADMIN = { email: 'adjoa@etindeworks.example', role: 'admin' } as const;
export const DEMO_PROFESSIONAL = { email: 'ngozi@etindeworks.example', role: 'user' } as const;

export type DemoAccount = typeof DEMO_ADMIN | typeof DEMO_PROFESSIONAL;
