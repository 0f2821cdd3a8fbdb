import type { StoredBytes } from './file-store.ts';

export interface MailAddress {
  name: string;
  address: string;
}

export interface Mail {
  id: string;
  /** Instead of the sender that the mailer was made with. */
  from?: MailAddress | undefined;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same for mail programs that show HTML. */
  html?: string | null;
  /** Beside the usual ones; written by this program, never by a sender. */
  headers?: Record<string, string> | null;
  attachments?: MailAttachment[];
}

/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  type: string;
  content: StoredBytes;
}

/** How mails leave, without anything secret. */
export interface MailerRoute {
  mode: 'smtp' | 'folder';
  from: string;
  /** The server's name, or the folder that holds the mails. */
  place: string;
}

type RefusalOptions = ErrorOptions & { ofRecipient?: boolean; said?: string };

/** The mail server refuses this mail for good. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  /** Whether it refuses the address, and not this one mail. */
  readonly ofRecipient: boolean;
  /** The server's own words. */
  readonly said: string;

  constructor(
    message: string,
    { ofRecipient = false, said = message, ...options }: RefusalOptions = {},
  ) {
    super(message, options);
    this.ofRecipient = ofRecipient;
    this.said = said;
  }
}

export interface Mailer {
  readonly route: MailerRoute;
  /**
   * Delivers one mail, or rejects with the reason. A server that took it just before this program
   * died is given it again: both carry the same Message-ID, by which receivers tell a repetition.
   * @throws {MailRefusedError} where trying again is of no use
   */
  deliver(mail: Mail): Promise<void>;
  /**
   * Removes what this program still has of mails to an address, or that would be answered to it,
   * that it delivered before an instant.
   * @param only `recipient` leaves those that would be answered to it: it is the company's own
   */
  forget(address: string, before: Date, only?: 'recipient'): Promise<void>;
  close(): void;
}
