/** What a mail of a few paragraphs of plain text says. */
export interface Letter {
  subject: string;
  paragraphs: string[];
}

/** A letter in one line: its subject, and its paragraphs. */
export const letter = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  paragraphs,
});
