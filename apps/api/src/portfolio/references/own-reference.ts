import {
  REFERENCE_LINK_DAYS,
  REFERENCE_REMIND_AFTER_DAYS,
  REFERENCES_MAX,
  type Reference,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import { isOpen, presentReference } from './references.presenter.ts';
import type { ReferenceRow } from './references.repository.ts';
import type { ReferencesRoom } from './room.ts';

/** When a link that is sent now expires. */
export const endsFrom = (now: Date) => new Date(now.getTime() + REFERENCE_LINK_DAYS * DAY_MS);

/** A keyed hash of a mailbox: the same for every way to write the address. */
export const mailboxHash = ({ secret }: ReferencesRoom, email: string) =>
  keyed(secret, mailboxOf(email));

/** A reference as the professional who asked for it sees it. */
export function presentOwn({ clock }: ReferencesRoom, row: ReferenceRow): Reference {
  const remindFrom = new Date(row.createdAt.getTime() + REFERENCE_REMIND_AFTER_DAYS * DAY_MS);
  return presentReference(row, clock.now(), remindFrom);
}

/** Inside a write: nobody else changes it until that ends. Only {@link storeNext} makes a next version. */
export async function holdOwn(
  { references }: ReferencesRoom,
  tx: Queryable,
  portfolioId: string,
  id: string,
): Promise<ReferenceRow> {
  const row = await references.hold(tx, id);
  return found(row?.portfolioId === portfolioId ? row : undefined, 'noReference');
}

export async function storeNext(
  { references }: ReferencesRoom,
  tx: Queryable,
  { id, version }: ReferenceRow,
  changes: Partial<ReferenceRow>,
): Promise<ReferenceRow> {
  const next = { ...changes, version: version + 1 };
  return found(await references.update(tx, id, next), 'noReference');
}

/** Pages that show it are rendered again. */
export async function touchPage(
  { portfolios, database, clock }: ReferencesRoom,
  tx: Queryable,
  portfolioId: string,
): Promise<void> {
  const page = await portfolios.update(tx, portfolioId, { updatedAt: clock.now() });
  if (page?.published) await database.touchContent(tx, 'portfolios');
}

export async function forgetRow(
  { outbox, references }: ReferencesRoom,
  tx: Queryable,
  row: ReferenceRow,
): Promise<void> {
  for (const mail of row.mails) await outbox.forget(tx, mail);
  await references.delete(tx, row.id);
}

/** Whether someone has a request that is open, or has written a reference. */
export const hasLive = (room: ReferencesRoom, kept: ReferenceRow[], mailbox: string): boolean =>
  kept.some((row) => mailboxHash(room, row.email) === mailbox && isLive(room, row));

export const isLive = ({ clock }: ReferencesRoom, row: ReferenceRow): boolean =>
  isOpen(row, clock.now()) || row.state === 'written';

/** @throws {ProblemError} `conflict` where a portfolio keeps as many as it may */
export function requireOneMore(kept: ReferenceRow[]): void {
  if (kept.length >= REFERENCES_MAX)
    throw new ProblemError('conflict', ['referencesTooMany', { most: REFERENCES_MAX }]);
}
