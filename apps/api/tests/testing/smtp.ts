import { EventEmitter, once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type ReceivedMail, startSmtpServer as start } from '@vitrine/testing/smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { createSmtpMailer, type Mailer } from '../../src/lib/mailer.ts';

/** What has arrived at a mail server that another process sends to. */
export interface Mailbox {
  url: string;
  received: ReceivedMail[];
  /** Resolves once this holds of what has been received. */
  until(isEnough: (received: readonly ReceivedMail[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** @param options what a test wants of the server */
export async function startMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const arrivals = new EventEmitter();
  const received: ReceivedMail[] = [];
  const { url, close } = await start({
    ...options,
    onData: async (stream, { envelope }, done) => {
      received.push({
        to: envelope.rcptTo.map(({ address }) => address),
        data: await text(stream),
      });
      done();
      arrivals.emit('mail');
    },
  });
  const until: Mailbox['until'] = async (isEnough) => {
    while (!isEnough(received)) await once(arrivals, 'mail');
  };
  return { url, received, until, close };
}

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
