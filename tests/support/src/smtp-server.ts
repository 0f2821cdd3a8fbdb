import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** As it came over the line. */
  data: string;
}

/** A real mail server, as a company has one. */
export interface SmtpServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Resolves once this holds of what has been received. */
  until(isEnough: (received: readonly ReceivedMail[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** @param options what a test wants of the server, e.g. an `onRcptTo` that refuses */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const smtp = new SMTPServer({
    authOptional: true,
    // a greeting must not wait for DNS
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let data = '';
      stream.on('data', (chunk) => {
        data += chunk;
      });
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), data });
        done();
        arrivals.emit('mail');
      });
    },
    ...options,
  });
  // refusing is what some tests want of it
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    until: async (isEnough) => {
      while (!isEnough(received)) await once(arrivals, 'mail');
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
