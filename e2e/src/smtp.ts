import { once } from 'node:events';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { decodeMail } from './mailbox.ts';

interface Received {
  to: string[];
  text: string;
}

/** A real mail server, as a company has one. */
export interface MailServer {
  url: string;
  /** Waits for a mail to this address with this subject, and answers its text. */
  mailTo(recipient: string, subject: string): Promise<string>;
  /** How many came to this address. */
  countTo(recipient: string): number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let data = '';
      stream.on('data', (chunk) => {
        data += chunk;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: decodeMail(data) });
        done();
      });
    },
  });
  const { server } = smtp;
  smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const isTo = (recipient: string) => (mail: Received) => mail.to.includes(recipient);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: async (recipient, subject) => {
      const find = () =>
        received.filter(isTo(recipient)).find(({ text }) => text.includes(`Subject: ${subject}`));
      const message = `a mail '${subject}' to ${recipient}`;
      await expect.poll(() => find() !== undefined, { message, timeout: 20_000 }).toBe(true);
      return find()?.text ?? '';
    },
    countTo: (recipient) => received.filter(isTo(recipient)).length,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
