import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import type { Transporter } from 'nodemailer';
import { type Mail, type Mailer, MailRefusedError } from './mail.ts';

/** How every mail leaves. */
interface Sending {
  /** Whom mails are from that say nothing else. */
  from: string;
  /** What their Message-IDs end in. */
  domain: string;
}

const SMTP_TIMEOUT_MS = 15_000;

/** Where nobody has said what the site is called. */
const UNNAMED = 'vitrine.invalid';

/**
 * What Message-IDs end in: the site's own name, which no setting of the sender changes between two
 * tries. Spam filters distrust a name that is nowhere.
 */
export function messageDomain(publicUrl: string | undefined, sender: string): string {
  const site = URL.parse(publicUrl ?? '')?.hostname ?? '';
  const ofSender = domainToASCII(/@([^\s@>]+)>?\s*$/.exec(sender)?.[1] ?? '');
  return [site, ofSender].find(isDomain) ?? UNNAMED;
}

/** Not an address of a network, and not this machine. */
const isDomain = (name: string): boolean => /^[a-z\d.-]+\.[a-z][a-z\d-]*$/i.test(name);

const envelope = (
  { from: sender, domain }: Sending,
  { id, from, recipient, subject, body, html, headers, attachments = [] }: Mail,
) => ({
  from: from ?? sender,
  // as an object: a text would be parsed as a list of addresses
  to: { name: '', address: recipient },
  subject: subject.replace(/[\r\n]+/g, ' '),
  text: body,
  ...(html ? { html } : {}),
  ...(headers ? { headers } : {}),
  attachments: attachments.map(({ name: filename, type: contentType, content }) => ({
    ...{ filename, contentType, content: content as Readable },
    contentDisposition: 'attachment' as const,
  })),
  messageId: `<${id}@${domain}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

async function connect(url: string): Promise<Transporter> {
  // most starts send no mail, so the library is loaded with the first
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
}

/** Rejects with the reason unless the mail server takes our name and password; sends nothing. */
export async function reachMailServer(url: string): Promise<void> {
  const transport = await connect(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** @param url e.g. `smtp://user:secret@mail.example:587` */
export function createSmtpMailer(url: string, from: string, publicUrl?: string): Mailer {
  const sending = { from, domain: messageDomain(publicUrl, from) };
  let transport: Transporter | undefined;
  return {
    // the address of the server may hold a password
    route: { mode: 'smtp', from, place: URL.parse(url)?.host ?? '' },
    deliver: async (mail) => {
      try {
        transport ??= await connect(url);
        await transport.sendMail(envelope(sending, mail));
      } catch (error) {
        throw explained(error);
      }
    },
    forget: async () => undefined,
    close: () => transport?.close(),
  };
}

/** What the library notes with an error. */
interface SmtpFailure {
  code?: string;
  /** What was asked of the server. */
  command?: string;
  responseCode?: number;
  /** What the server said. */
  response?: string;
}

const UNREACHED = ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'ESOCKET', 'ETIMEDOUT'];

/**
 * An error in words of people, with those of the server behind them. A lasting refusal (5xx, RFC 5321
 * 4.2.1) is one of the recipient or of the mail; one of our password or our sender is about settings,
 * which may be put right while the mail waits.
 */
function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', command = '', responseCode = 0, response } = error as Error & SmtpFailure;
  const said = response ?? error.message;
  const ofRecipient = command === 'RCPT TO';
  if (responseCode >= 500 && (ofRecipient || command === 'DATA')) {
    const what = ofRecipient
      ? 'The mail server takes no mail for this address'
      : 'The mail server refuses this mail';
    return new MailRefusedError(`${what}: ${said}`, { cause: error, ofRecipient, said });
  }
  const what = settingsFailure(code, command);
  return what ? new Error(`${what}: ${said}`, { cause: error }) : error;
}

function settingsFailure(code: string, command: string): string | undefined {
  if (code === 'EAUTH') return 'The mail server does not take the name and password that are set';
  if (command === 'MAIL FROM') return 'The mail server does not take our sender';
  return UNREACHED.includes(code) ? 'The mail server cannot be reached' : undefined;
}

/** Without SMTP settings: each mail becomes an `.eml` file that any mail program opens. */
export function createFolderMailer(folder: string, from: string, publicUrl?: string): Mailer {
  const sending = { from, domain: messageDomain(publicUrl, from) };
  return {
    route: { mode: 'folder', from, place: folder },
    deliver: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(envelope(sending, mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, message as Buffer);
      await rename(`${path}.part`, path);
    },
    forget: async (address, before, only) => {
      const fields = only ? ['To'] : ['To', 'Reply-To'];
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const isEarlier = (await stat(path)).mtime < before;
        if (isEarlier && (await names(path, fields, address))) await rm(path, { force: true });
      }
    },
    close: () => undefined,
  };
}

/** Whether a mail in a file has an address in one of some headers, as this program writes it down. */
async function names(path: string, fields: string[], address: string): Promise<boolean> {
  const [head = ''] = (await readFile(path, 'utf8')).split('\r\n\r\n', 1);
  const [name = '', domain = ''] = address.split('@');
  // as mail programs write letters that are not ASCII
  const written = [address, `${name}@${domainToASCII(domain)}`];
  return fields.some((field) => {
    const [, value = ''] = new RegExp(`^${field}: <?([^\\r\\n>]*)`, 'm').exec(head) ?? [];
    return written.includes(value.trim().toLowerCase());
  });
}
