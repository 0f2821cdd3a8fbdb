// Without zod: anyone who links to a number needs this, and no schemas.

/**
 * The zero that is dialled within a country only: '+33 (0)6'. In Italy, Côte d’Ivoire, Gabon and the
 * Congo it is a digit of the number, and dialled from everywhere.
 */
const OWN_ZERO = /^(\(?\+(?!39|225|24[12])\d{1,3}[\s).-]*)\(0\)/;

/** A number as it is dialled from another country, its digits still in the groups they are read in. */
export const withoutOwnZero = (number: string): string => number.replace(OWN_ZERO, '$1');
