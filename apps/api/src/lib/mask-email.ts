/** A text of another program with every address in it masked. */
export const maskEmails = (text: string): string =>
  text.replace(/[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g, maskEmail);

/** An address that can be recognised by its owner but not used by a reader of the log. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
}
