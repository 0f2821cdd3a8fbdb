import type { Mail, Mailer } from '../../src/lib/mail.ts';

/** Keeps what is delivered; fails on demand, as a mail server does. */
export class TestMailer implements Mailer {
  route: Mailer['route'] = { mode: 'folder', from: 'noreply@localhost', place: '/mail' };
  readonly delivered: Mail[] = [];
  failure: Error | undefined;

  async deliver(mail: Mail): Promise<void> {
    if (this.failure) throw this.failure;
    this.delivered.push(mail);
  }

  /** Addresses of which everything was to be forgotten. */
  readonly forgotten: string[] = [];

  forget: Mailer['forget'] = async (address) => {
    this.forgotten.push(address);
  };

  close(): void {}

  to(recipient: string): Mail[] {
    return this.delivered.filter((mail) => mail.recipient === recipient);
  }
}
