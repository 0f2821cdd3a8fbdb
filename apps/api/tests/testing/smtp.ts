import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { createSmtpMailer, type Mailer } from '../../src/lib/mailer.ts';

export interface ReceivedMail {
  to: string[];
  /** As it came over the line. */
  data: string;
}

/** A real mail server, and a mailer that knows its address; both live as long as the test. */
export interface SmtpServer {
  received: ReceivedMail[];
  port: number;
  mailer: Mailer;
}

/** How a mail server refuses, e.g. 450 for now and 550 for good. */
export const smtpError = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** @param options what a test wants of the server, e.g. an `onRcptTo` that refuses */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let data = '';
      stream.on('data', (chunk) => {
        data += chunk;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), data });
        done();
      });
    },
    ...options,
  });
  // refusing is what some tests want of it
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Vitrine <noreply@example.com>');
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });
  return { received, port, mailer };
}
