/** Spaces of any width, as French and others put them between thousands. */
const SPACES = /\s/g;
/** Three digits after a comma or a point may be thousands or thousandths: nobody can tell. */
const PLAIN = /^[+-]?\d+([.,](?!\d{3}$)\d+)?$/;

/**
 * The number that someone has typed, with a decimal point or comma and with spaces between
 * thousands; undefined for what is none,
 * and for what can be read in two ways.
 * @example typedNumber('1 250 000') // 1250000
 * @example typedNumber('2,5') // 2.5
 */
export function typedNumber(text: string): number | undefined {
  const digits = text.replace(SPACES, '');
  return PLAIN.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}
