/** A `mailto:` address with its subject filled in; nothing in either can add another header. */
export function replyAddress(email: string, subject: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
