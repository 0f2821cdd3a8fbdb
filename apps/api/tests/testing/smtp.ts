import { type ReceivedMail, startSmtpServer as start } from '@vitrine/test-support/smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Mailer } from '../../src/lib/mail.ts';
import { createSmtpMailer } from '../../src/lib/mailer.ts';

/** A mail server, and a mailer that knows its address; both live as long as the test. */
export interface SmtpServer {
  received: ReceivedMail[];
  port: number;
  mailer: Mailer;
}

/** How a mail server refuses, e.g. 450 for now and 550 for good. */
export const smtpError = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** @param options what a test wants of the server, e.g. an `onRcptTo` that refuses */
export async function startSmtpServer(options?: SMTPServerOptions): Promise<SmtpServer> {
  const { url, port, received, close } = await start(options);
  const mailer = createSmtpMailer(url, 'Vitrine <noreply@example.com>');
  onTestFinished(async () => {
    mailer.close();
    await close();
  });
  return { received, port, mailer };
}
