import type { AddressInfo } from 'node:net';

/** An account that a start has made, and what its owner signs in with. */
export interface FirstAdmin {
  email: string;
  password: string;
  /** Whether the password was made here and is known to nobody yet. */
  generated: boolean;
}

/** What a new installation tells anyone who started it: an account, or the link that makes one. */
export type FirstSteps = FirstAdmin | { setupLink: string };

interface Announcement {
  address: AddressInfo | string | null;
  publicUrl: string | undefined;
  /** How to sign in, at the start that made an account or may still need one. */
  admin: FirstSteps | undefined;
  hasWeb: boolean;
}

/** Tells the person who started the server where it is and, once, how to sign in. */
export function announce({ address, publicUrl, admin, hasWeb }: Announcement): void {
  const port = typeof address === 'object' && address ? address.port : '';
  const lines = [`Vitrine is ready at ${publicUrl ?? `http://localhost:${port}`}`];
  if (!hasWeb) lines.push('The web app has not been built: only the API answers.');
  if (admin) lines.push(...firstSteps(admin));
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}

function firstSteps(admin: FirstSteps): string[] {
  if ('setupLink' in admin) {
    return [
      'There is no administrator yet. Make the first one within 24 hours at',
      `  ${admin.setupLink}`,
      'The link works once; anyone who has it can use it. A later start shows a new one.',
    ];
  }
  const password = admin.generated ? admin.password : 'the one you set as ADMIN_PASSWORD';
  return [
    'Sign in to the back-office at /admin/login',
    `  e-mail    ${admin.email}`,
    `  password  ${password}`,
    ...(admin.generated ? ['This password is shown this once.'] : []),
  ];
}
