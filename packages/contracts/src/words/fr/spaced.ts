const NARROW = '\u202F';
const WIDE = '\u00A0';

/**
 * A French text, written with ordinary spaces: the one before a sign that is set apart, and those
 * within quotation marks, do not break. What is filled in stays as it is.
 */
export const spaced = (texts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw(
    { raw: texts.map((text) => withFixedSpaces(text)) },
    ...values.map((value) => String(value)),
  );

/** A whole French text in the same way, with what it says of numbers: 1 000, 98 % and 8 h stay on a line. */
export const withFixedSpaces = (text: string): string =>
  text
    .replace(/ (?=[;!?])|(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
    .replace(/ (?=[:»])|(?<=\d) (?=[%hm](?!\p{L}))/gu, WIDE)
    .replace(/« /g, `«${WIDE}`);
