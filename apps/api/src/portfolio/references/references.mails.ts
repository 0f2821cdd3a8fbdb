import { REFERENCE_LINK_DAYS } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { isKeyed, keyed } from '../../lib/secrets.ts';
import { type Letter, letter, type MailWords, plainMail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { plainName } from './plain-name.ts';
import type { ReferenceRow } from './references.repository.ts';

const MAC_LENGTH = 43;
const signed = (id: string) => `reference-writer:${id}`;

/** Who asks for a reference, as the mails call them. */
export interface Asker {
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmedAt: Date | null;
}

const nameOf = ({ firstName, lastName }: Asker) => plainName(`${firstName} ${lastName}`);

/**
 * What the two of a reference get by mail. Of all that they typed for each other only names go into
 * it, as letters alone; the rest is on the page that the link opens.
 */
export function createReferenceMails(deps: Deps) {
  const { outbox, forms, ids, secret, publicUrl } = deps;
  // in the fragment: it reaches neither server logs nor a Referer
  const page = (token: string) => `/reference#token=${token}`;

  /** @returns the id of the mail, to be kept with the request */
  const toWriter = async (
    tx: Queryable,
    row: ReferenceRow,
    write: (
      words: MailWords['references'],
      company: string,
      addressOf: (path: string) => string,
    ) => Letter,
  ): Promise<string> => {
    const id = ids.next();
    const mail = plainMail(row.email, ({ references: words }, company, addressOf) => {
      const { subject, paragraphs } = write(words, company, addressOf);
      return letter(subject, words.hello(plainName(row.name)), ...paragraphs);
    });
    await outbox.queue(tx, { ...mail, id });
    return id;
  };

  return {
    /** The reference that such a token is for; undefined where this server did not make it. */
    readWritersToken(offered: string): string | undefined {
      const id = offered.slice(MAC_LENGTH);
      return isKeyed(secret, signed(id), offered.slice(0, MAC_LENGTH)) ? id : undefined;
    },

    /** @param token of the link that asks */
    ask: (tx: Queryable, row: ReferenceRow, asker: Asker, token: string): Promise<string> =>
      toWriter(tx, row, (words, company, addressOf) =>
        words.ask(nameOf(asker), publicUrl, company, addressOf(page(token)), REFERENCE_LINK_DAYS),
      ),

    remind: (tx: Queryable, row: ReferenceRow, asker: Asker, token: string): Promise<string> =>
      toWriter(tx, row, (words, company, addressOf) =>
        words.remind(
          nameOf(asker),
          publicUrl,
          company,
          addressOf(page(token)),
          REFERENCE_LINK_DAYS,
        ),
      ),

    /** With a link that works for as long as the reference is kept. */
    thank(tx: Queryable, row: ReferenceRow, asker: Asker): Promise<string> {
      const link = page(keyed(secret, signed(row.id)) + row.id);
      return toWriter(tx, row, (words, _, addressOf) =>
        words.thank(nameOf(asker), addressOf(link)),
      );
    },

    /** Tells who asked what the other did. */
    async tell(tx: Queryable, asker: Asker, row: ReferenceRow, did: Did): Promise<void> {
      // nothing that others did goes to an address that nobody has confirmed
      if (!asker.emailConfirmedAt) return;
      const mail = plainMail(asker.email, ({ references: words }, _, addressOf) => {
        const { subject, paragraphs } = words[did](plainName(row.name) || words.someone);
        return letter(subject, ...paragraphs, words.yours(addressOf('/user/references')));
      });
      await forms.relay(tx, mail);
    },
  };
}

type Did = 'written' | 'corrected' | 'declined' | 'taken-back';
