/** Of these the dots before the at sign do not count. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * What an address delivers to, however often it is varied: `a+anything@b` is the mailbox `a@b`, a
 * domain is the same in letters of another width or in ASCII, and some mailboxes know no dots.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1);
  const domain = URL.parse(`http://${written}`)?.hostname || written;
  const local = address.slice(0, at).replace(/(.)\+.*$/, '$1');
  return `${WITHOUT_DOTS.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
}
