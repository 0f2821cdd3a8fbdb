import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

type MailFolder = Pick<Site, 'mailFolder'>;

/** Which of the mails to an address is meant. */
interface Wanted {
  /** How its subject begins; any without it. */
  subject?: string;
  /** How many of them there are by then. */
  count?: number;
}

/** The mails that have gone to an address, oldest first. */
export async function mailsTo({ mailFolder }: MailFolder, address: string): Promise<string[]> {
  // The folder comes with the first mail.
  const names = await readdir(mailFolder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (name) => decodeMail(await readFile(join(mailFolder, name), 'utf8'))),
  );
  return mails.filter((mail) => headerOf(mail, 'To') === address);
}

/** The newest mail to an address, once there are so many. */
export async function mailTo(
  site: MailFolder,
  address: string,
  { subject = '', count = 1 }: Wanted = {},
): Promise<string> {
  const find = async () =>
    (await mailsTo(site, address)).filter((mail) => headerOf(mail, 'Subject').startsWith(subject));
  const message = `mails '${subject}' to ${address}`;
  await expect.poll(async () => (await find()).length, { message }).toBe(count);
  return (await find()).at(-1) ?? '';
}

/** The first address in a mail that leads to this path of the site. */
export function linkIn(mail: string, path: string): string {
  const link = mail.match(new RegExp(`https?://\\S+?${path}\\S*`))?.[0];
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail}`);
  return link;
}

const headerOf = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1]?.trim() ?? '';

/** A mail as its reader has it: the long lines of its header whole, its text decoded. */
export function decodeMail(mail: string): string {
  const [, folded = '', text = ''] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(mail) ?? [];
  const header = folded.replace(/\r?\n[ \t]+/g, ' ');
  // elsewhere an equals sign is one, such as that of a link
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(header);
  return `${header}\n\n${isQuoted ? unquoted(text) : text}`;
}

const unquoted = (text: string): string => {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
