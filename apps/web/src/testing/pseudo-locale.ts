/**
 * A language for tests, made of the English one. It goes by the code of Greek: its dates and numbers
 * then have letters and signs that English ones have not.
 */
export const PSEUDO = 'el';
export const pseudoRegions = { en: 'en-GB', [PSEUDO]: 'el-GR' };
export const pseudoLanguageWords = {
  en: { name: 'English', offer: 'This page is available in English.', close: 'Close' },
  [PSEUDO]: { name: 'Ελληνικά', offer: 'Υπάρχει στα ελληνικά.', close: 'Κλείσιμο' },
};

const LETTERS = 'AÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ';
const accented = new Map(
  [...LETTERS.matchAll(/(\w)(\W)/gu)].flatMap(([, plain = '', other = '']) => [
    [plain, other],
    [plain.toLowerCase(), other.toLowerCase()],
  ]),
);

/** The same words, to be read and yet not English: with accents, and 40 % longer. */
export function pseudo(words: string): string {
  const other = words.replace(/[a-z]/gi, (letter) => accented.get(letter) ?? letter);
  return `⟦${other}${'·'.repeat(Math.ceil(words.length * 0.4))}⟧`;
}
