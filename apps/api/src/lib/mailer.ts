import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  id: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Beside the usual ones; written by this program, never by a sender. */
  headers?: Record<string, string> | null;
}

/** Delivers one mail, or rejects with the reason. */
export interface Mailer {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

const SMTP_TIMEOUT_MS = 15_000;
const MESSAGE_DOMAIN = 'vitrine.invalid';

const envelope = (from: string, { id, recipient, subject, body, headers }: Mail) => ({
  from,
  // as an object: a text would be parsed as a list of addresses
  to: { name: '', address: recipient },
  subject: subject.replace(/[\r\n]+/g, ' '),
  text: body,
  ...(headers ? { headers } : {}),
  messageId: `<${id}@${MESSAGE_DOMAIN}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** @param url e.g. `smtp://user:secret@mail.example:587` */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail(envelope(from, mail));
    },
    close: () => transport.close(),
  };
}

/** Without SMTP settings: each mail becomes an `.eml` file that any mail program opens. */
export function createFolderMailer(folder: string, from: string): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(envelope(from, mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, message as Buffer);
      await rename(`${path}.part`, path);
    },
    close: () => composer.close(),
  };
}
