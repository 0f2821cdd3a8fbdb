/** Letters of the Latin alphabet that are more than a letter with a mark. */
const LETTERS: Record<string, string> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
  ...{ ɓ: 'b', ɗ: 'd', ɛ: 'e', ɔ: 'o', ə: 'e', ŋ: 'n', ɨ: 'i', ʉ: 'u' },
};

/** A text in small letters and without accents; those of the Latin alphabet in a-z. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? letter);
