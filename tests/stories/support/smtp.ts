import { expect } from '@playwright/test';
import { startSmtpServer } from '@vitrine/test-support/smtp-server';
import { decodeMail } from './mailbox.ts';

/** A mail server and what came to it, as people read it. */
export interface MailServer {
  url: string;
  /** Waits for a mail to this address with this subject, and answers its text. */
  mailTo(recipient: string, subject: string): Promise<string>;
  /** How many came to this address. */
  countTo(recipient: string): number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const { url, received, close } = await startSmtpServer();
  const mailsTo = (recipient: string) =>
    received.filter(({ to }) => to.includes(recipient)).map(({ data }) => decodeMail(data));
  return {
    url,
    mailTo: async (recipient, subject) => {
      const find = () => mailsTo(recipient).find((mail) => mail.includes(`Subject: ${subject}`));
      const message = `a mail '${subject}' to ${recipient}`;
      await expect.poll(() => find() !== undefined, { message }).toBe(true);
      return find() ?? '';
    },
    countTo: (recipient) => mailsTo(recipient).length,
    close,
  };
}
