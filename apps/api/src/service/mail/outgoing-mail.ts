import type { Locale } from '@vitrine/contracts';
import type { MailedFile } from '../../db/tables/office.ts';
import type { Letter } from './words/letter.ts';
import type { MailWords } from './words/mail-words.ts';

interface Envelope {
  /** Of the record that it tells of, where it is to be forgotten with it. */
  id?: string;
  recipient: string;
  /** One of very many, which others do not wait for. */
  bulk?: boolean;
  /** Beside the usual ones, e.g. `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** What goes along, as it is in the file store. */
  files?: MailedFile[];
  /** What it is the mail of, where there may be only one: a second one is not queued. */
  cause?: string;
}

/** A mail that says what someone wrote. */
export interface WrittenMail extends Envelope {
  subject: string;
  /** Plain text. */
  body: string;
  /** The same for mail programs that show HTML. */
  html?: string;
}

/**
 * A mail that is put into a language as it is queued, and signed: its own, else that of the
 * recipient's account, else that of the company.
 */
export interface PlainMail extends Envelope {
  language?: Locale | '' | undefined;
  /** @param addressOf the whole address of a page, in the language of the mail */
  letter: (words: MailWords, company: string, addressOf: (path: string) => string) => Letter;
}

export type OutgoingMail = WrittenMail | PlainMail;

/** A mail of a few paragraphs of plain text. */
export const plainMail = (recipient: string, letter: PlainMail['letter']): PlainMail => ({
  recipient,
  letter,
});
