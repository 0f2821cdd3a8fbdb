import { type FormGuards, MIN_FILL_MS } from '@vitrine/contracts';

/** Filled in what people do not see, or faster than people type. */
export const isFromBot = ({ website, filled_ms }: FormGuards): boolean =>
  website !== '' || filled_ms < MIN_FILL_MS;

/** What an address delivers to: `a+anything@b` is the mailbox `a@b`, however often it is varied. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/(.)\+.*$/, '$1');
  return local + address.slice(at);
}
