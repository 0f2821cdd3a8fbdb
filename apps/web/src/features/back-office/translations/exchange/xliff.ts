/** A text to translate. */
export interface XliffUnit {
  /** Unique in its file; letters, digits, `.`, `-` and `_`. */
  id: string;
  /** What the file says about it to a translator. */
  notes: readonly string[];
  source: string;
  /** '' for none yet. */
  target: string;
  /** It holds inline elements, which no text of ours is made of. */
  hasMarkup?: boolean | undefined;
}

/** A record with its texts; XLIFF calls it a file. */
export interface XliffFile {
  id: string;
  notes: readonly string[];
  units: readonly XliffUnit[];
}

/** A document of XLIFF 2.0 or 2.1, as far as it is read and written here. */
export interface Xliff {
  /** Tags of languages as BCP 47 has them. */
  source: string;
  target: string;
  files: readonly XliffFile[];
}

export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** A text without `\r`, which XML reads as the end of a line. */
export const withPlainLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n');

const BLANK_LINES = /(\n[^\S\n]*\n\s*)/;

/** The paragraphs of a text and what is between them; joined, they are the text again. */
export const inParagraphs = (text: string): string[] => text.split(BLANK_LINES);
