import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

/** The mails that have gone to an address, oldest first. */
export async function mailsTo({ mailFolder }: Site, address: string): Promise<string[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const mails = await Promise.all(
    names.sort().map((name) => readFile(join(mailFolder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`\nTo: ${address}`)).map(decode);
}

/** The newest of so many mails to an address, once they are there. */
export async function mailTo(site: Site, address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(site, address)).length).toBe(count);
  return (await mailsTo(site, address)).at(-1) ?? '';
}

/** Long lines come folded: the text's with an equals sign, those of a header with a space. */
const decode = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/\r?\n[ \t]+/g, ' ')
    .replaceAll('=3D', '=');
