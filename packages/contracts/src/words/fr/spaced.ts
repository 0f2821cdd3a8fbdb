const NARROW = '\u202F';
const WIDE = '\u00A0';

/**
 * A French text, written with ordinary spaces: the one before a sign that stands apart, and those
 * within quotation marks, do not break. What is filled in stays as it is.
 */
export const spaced = (texts: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw(
    { raw: texts.map((text) => withFixedSpaces(text)) },
    ...values.map((value) => String(value)),
  );

const withFixedSpaces = (text: string): string =>
  text
    .replace(/ (?=[;!?])/g, NARROW)
    .replace(/ (?=[:»])/g, WIDE)
    .replace(/« /g, `«${WIDE}`);
