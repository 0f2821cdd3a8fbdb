import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for a mail that the site has sent, and answers its text. */
export async function mailTo(folder: string, recipient: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMails(folder);
        found = mails.find(
          (mail) => mail.includes(`To: ${recipient}`) && mail.includes(`Subject: ${subject}`),
        );
        return found !== undefined;
      },
      { message: `a mail '${subject}' to ${recipient}`, timeout: 20_000 },
    )
    .toBe(true);
  return found ?? '';
}

/** The first address in a mail that leads to this path of the site. */
export function linkIn(mail: string, path: string): string {
  const link = mail.match(new RegExp(`https?://\\S+?${path}\\S*`))?.[0];
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail}`);
  return link;
}

async function readMails(folder: string): Promise<string[]> {
  // The folder comes with the first mail.
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(
    mails.map(async (name) => decodeMail(await readFile(join(folder, name), 'utf8'))),
  );
}

/** Undoes quoted-printable as far as plain letters need it. */
export const decodeMail = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
