import type { FormGuards } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../lib/clock.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { keyed } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { createClaimsRepository } from '../claims/claims.repository.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { isFromBot } from './public-forms.policy.ts';

const KEY_HELD_MS = DAY_MS;
const SAME_CONTENT_MS = 10 * SECOND_MS;
const MAILS_PER_HOUR = 3;
const RELAYED_PER_HOUR = 30;
const ARRIVALS_PER_HOUR = 30;

export type PublicForms = ReturnType<typeof createPublicForms>;

/** What every form that anyone may send has in common: one place for the guards against abuse. */
export function createPublicForms({
  database,
  outbox,
  clock,
  logger,
  secret,
}: Platform & { outbox: Outbox }) {
  const claims = createClaimsRepository(database.tables);
  const take = (tx: Queryable, key: string, heldMs: number): Promise<boolean> => {
    const now = clock.now();
    return claims.take(tx, key, now, new Date(now.getTime() + heldMs));
  };
  /** Queues a mail while its mailbox has room for one more of this kind in the hour. */
  const queueWithin = async (
    tx: Queryable,
    mail: OutgoingMail,
    kind: 'mail' | 'relay' | 'arrival',
    perHour: number,
  ): Promise<void> => {
    const mailbox = keyed(secret, mailboxOf(mail.recipient));
    const places = { many: perHour, heldMs: HOUR_MS };
    const hasRoom = await claims.takeOneOf(tx, `${kind}:${mailbox}`, places, clock.now());
    if (hasRoom) await outbox.queue(tx, mail);
  };

  return {
    /**
     * Runs `store` in one write with its guards: once for one key, and once for the same content
     * within seconds. Resolves the same way whether or not anything was stored, so that neither
     * a retry nor a machine is distinguished from a first try.
     */
    async receive<F extends FormGuards>(
      form: string,
      sent: F,
      store: (tx: Queryable) => Promise<void>,
    ): Promise<void> {
      if (isFromBot(sent)) {
        logger.info({ event: 'form-ignored', form }, 'a form was filled in by no person');
        return;
      }
      const { key, website: _hidden, filled_ms: _time, ...content } = sent;
      // only a fingerprint: what was written must not outlive its record
      const fingerprint = keyed(secret, JSON.stringify([form, content]));
      await database.write(async (tx) => {
        await claims.deleteEnded(tx, clock.now());
        if (!(await take(tx, `sent:${form}:${key}`, KEY_HELD_MS))) return;
        if (!(await take(tx, `content:${fingerprint}`, SAME_CONTENT_MS))) return;
        await store(tx);
      });
    },

    /**
     * Queues a mail to an address that someone typed, who need not be its owner: at most three
     * an hour reach one mailbox, all forms together; further ones are left out.
     */
    mail: (tx: Queryable, mail: OutgoingMail): Promise<void> =>
      queueWithin(tx, mail, 'mail', MAILS_PER_HOUR),

    /**
     * Queues a mail that brings an account what someone wrote to it and what is stored besides:
     * at most thirty an hour reach one mailbox, further ones are left out. Counted apart from
     * {@link mail}: anyone who types an owner's address into other forms does not silence it.
     */
    relay: (tx: Queryable, mail: OutgoingMail): Promise<void> =>
      queueWithin(tx, mail, 'relay', RELAYED_PER_HOUR),

    /** The same for a mail that tells staff of an arrival, counted apart from both. */
    notify: (tx: Queryable, mail: OutgoingMail): Promise<void> =>
      queueWithin(tx, mail, 'arrival', ARRIVALS_PER_HOUR),
  };
}
