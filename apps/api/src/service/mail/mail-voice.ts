import { type Locale, pathIn } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import type { MailAddress } from '../../lib/mail.ts';
import type { Platform } from '../../platform.ts';
import { readCompanyName } from '../settings/company-name.ts';
import { createMainSettings } from '../settings/main-settings.service.ts';
import type { OutgoingMail, PlainMail, WrittenMail } from './outgoing-mail.ts';
import { type MailWords, mailWords } from './words/mail-words.ts';

/** In whose name mails speak, and in which language. */
export interface MailVoice {
  language: Locale;
  words: MailWords;
  /** What the site is called. */
  company: string;
  /** Its address. */
  site: string;
  /** The whole address of one of its pages, in the language. */
  addressOf: (path: string) => string;
}

/** What is known of whom a mail goes to. */
type Addressed = Partial<Pick<PlainMail, 'recipient' | 'language'>>;

export type MailVoices = ReturnType<typeof createMailVoices>;

/** Reads how mails speak now, as an administrator has set it. */
export function createMailVoices(platform: Pick<Platform, 'database' | 'publicUrl' | 'mailer'>) {
  const settings = createMainSettings(platform.database.tables);
  const accounts = rowsOf(platform.database.tables.users, platform.database.tables.users.email);
  const started = parseSender(platform.mailer.route.from);
  return {
    /** In the language that is asked for, else that of the recipient's account, else the company's. */
    async read(db: Queryable, { recipient, language: asked }: Addressed = {}): Promise<MailVoice> {
      const account = recipient === undefined ? undefined : await accounts.get(db, recipient);
      const known = asked || account?.language;
      const language = known || (await settings.read(db)).mailSender.language;
      const company = await readCompanyName(platform, db);
      const site = platform.publicUrl;
      const addressOf = (path: string) => site + pathIn(language, path);
      return { language, words: mailWords[language], company, site, addressOf };
    },

    /**
     * Who mails are from: what the settings say, then what the server was started with. Without a
     * name there either, they come in that of the company.
     */
    async sender(db: Queryable): Promise<MailAddress> {
      const { name, address } = (await settings.read(db)).mailSender;
      return {
        name: name || started.name || (await readCompanyName(platform, db)),
        address: address || started.address,
      };
    },
  };
}

/** `Office <office@example.com>` or only the address. */
function parseSender(from: string): MailAddress {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** A mail in the words of a language, with who sends it below them. */
export function writeMail(
  mail: OutgoingMail,
  { words, company, site, addressOf }: Omit<MailVoice, 'language'>,
): WrittenMail {
  if (!('letter' in mail)) return mail;
  const { letter, language: _, ...envelope } = mail;
  const { subject, paragraphs } = letter(words, company, addressOf);
  return { ...envelope, subject, body: [...paragraphs, `${company}\n${site}`].join('\n\n') };
}
