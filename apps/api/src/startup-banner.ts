import type { AddressInfo } from 'node:net';

export interface Announcement {
  address: AddressInfo | string | null;
  publicUrl: string | undefined;
  /** The account made at this start, if one was. */
  admin: { email: string; password: string; generated: boolean } | undefined;
  hasWeb: boolean;
}

/** Tells the person who started the server where it is and, once, how to sign in. */
export function announce({ address, publicUrl, admin, hasWeb }: Announcement): void {
  const port = typeof address === 'object' && address ? address.port : '';
  const lines = [`Vitrine is ready at ${publicUrl ?? `http://localhost:${port}`}`];
  if (!hasWeb) lines.push('The web app has not been built: only the API answers.');
  if (admin) {
    const password = admin.generated ? admin.password : 'the one you set as ADMIN_PASSWORD';
    lines.push(
      'Sign in to the back-office at /admin/login',
      `  e-mail    ${admin.email}`,
      `  password  ${password}`,
    );
    if (admin.generated) lines.push('This password is shown this once.');
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
