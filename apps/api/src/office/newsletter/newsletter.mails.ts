import { isKeyed, keyed } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import {
  type MailVoice,
  type OutgoingMail,
  type PlainMail,
  plainMail,
} from '../../service/index.ts';
import { causeTo, ISSUE_HEADER } from './issue-causes.ts';
import { type IssueText, writeIssueMail } from './issue-mail.ts';
import type { Subscriber } from './subscribers.repository.ts';

type Purpose = 'confirm' | 'unsubscribe' | 'preferences';

const MAC_LENGTH = 43;

/** Whom a newsletter mail goes to. */
export type Reader = Pick<Subscriber, 'id' | 'email' | 'language'>;

/** How an issue goes out: in whose name, and whether readers can choose what they get. */
export interface IssueFrame {
  /** What is around the text, in the language of a reader. */
  voices: Record<Subscriber['language'], MailVoice>;
  hasTopics: boolean;
}

/**
 * What readers get, and the links in it. Their tokens are signed instead of stored: a copy of the
 * database opens none of them, and every mail that was ever sent keeps a link that works.
 */
export function createNewsletterMails({ secret, publicUrl }: Platform) {
  const signed = (purpose: Purpose, id: string) => `newsletter-${purpose}:${id}`;
  const token = (purpose: Purpose, id: string) => keyed(secret, signed(purpose, id)) + id;
  /** The path of the page to open in a browser. */
  const page = (purpose: Purpose, id: string) =>
    // in the fragment: it reaches neither server logs nor a Referer
    `/newsletter/${purpose}#token=${token(purpose, id)}`;
  /** The way out for mail programs (RFC 8058). */
  const wayOut = (id: string) => ({
    'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe/${token('unsubscribe', id)}/>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  /** To someone who has confirmed: it carries the way out, for people and mail programs. */
  const toReader = (
    { id, email, language }: Reader,
    letter: PlainMail['letter'],
  ): OutgoingMail => ({
    ...plainMail(email, letter),
    language,
    headers: wayOut(id),
  });
  const linksOf = (
    id: string,
    { hasTopics }: Pick<IssueFrame, 'hasTopics'>,
    addressOf: MailVoice['addressOf'],
  ) => ({
    preferences: hasTopics ? addressOf(page('preferences', id)) : undefined,
    unsubscribe: addressOf(page('unsubscribe', id)),
  });
  /** An issue as a mail, with the links of one reader. */
  const issueTo = (
    { id, language }: Pick<Reader, 'id' | 'language'>,
    issue: IssueText,
    frame: IssueFrame,
  ) => {
    const voice = frame.voices[language];
    const textLanguage = issue.language || frame.voices[''].language;
    return writeIssueMail(issue, { voice, textLanguage, ...linksOf(id, frame, voice.addressOf) });
  };
  return {
    /** What a reader chooses topics with. */
    preferencesToken: (id: string) => token('preferences', id),
    /** Whom a token is for; undefined when this server did not make it for this purpose. */
    readToken(purpose: Purpose, offered: string): string | undefined {
      const id = offered.slice(MAC_LENGTH);
      const mac = offered.slice(0, MAC_LENGTH);
      return isKeyed(secret, signed(purpose, id), mac) ? id : undefined;
    },
    /** Asks the owner of an address; no newsletter yet, so there is nothing to unsubscribe from. */
    confirm: ({ id, email, language }: Reader): OutgoingMail => ({
      ...plainMail(email, (words, _, addressOf) =>
        words.newsletterConfirm(addressOf(page('confirm', id))),
      ),
      language,
    }),
    welcome: (reader: Reader, frame: Pick<IssueFrame, 'hasTopics'>) =>
      toReader(reader, (words, _, addressOf) =>
        words.newsletterWelcome(linksOf(reader.id, frame, addressOf)),
      ),
    alreadySubscribed: (reader: Reader, frame: Pick<IssueFrame, 'hasTopics'>) =>
      toReader(reader, (words, _, addressOf) =>
        words.newsletterAlready(linksOf(reader.id, frame, addressOf)),
      ),
    /** An issue to one of its readers; of two with the same cause only the first is queued. */
    issue: (
      reader: Reader,
      issue: IssueText & { id: string },
      frame: IssueFrame,
    ): OutgoingMail => ({
      recipient: reader.email,
      subject: issue.subject,
      ...issueTo(reader, issue, frame),
      headers: { ...wayOut(reader.id), [ISSUE_HEADER]: issue.id },
      bulk: true,
      cause: causeTo(issue.id, reader.id),
    }),
    /** What an issue looks like; its links at the end are nobody's. */
    sample: (issue: IssueText, frame: IssueFrame) =>
      issueTo({ id: '', language: '' }, issue, frame),
  };
}
