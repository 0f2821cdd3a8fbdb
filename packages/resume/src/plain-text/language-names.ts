import { foldWords } from '../clean-text.ts';

/** Of Cameroon and its neighbours, those that the platform's own list lacks or spells otherwise. */
const MORE =
  `pidgin|pidgin english|camfranglais|foulfoulde|fulfulde|fulani|peul|pulaar|ghomala|medumba|yemba|ngiemboon
  bamileke|bamoun|bamoum|shupamem|lamnso|nso|kom|bakweri|mokpwe|bafut|bayangi|kenyang|ewondo|beti|bulu|fang|eton
  duala|douala|bassa|basaa|bakoko|mafa|moundang|toupouri|tupuri|massa|gbaya|haoussa|mandarin|chinese|chinois
  sign language|langue des signes|creole|lingala|sango|kirundi|kinyarwanda`
    .split(/[|\n]/)
    .map((name) => name.trim());

/** Codes of ISO 639-1 are two letters; those of three letters that have no shorter one are asked for by name. */
const THREE = ['bas', 'byv', 'dua', 'ewo', 'ful', 'mua', 'nmg', 'nnh', 'sef', 'yav', 'yue', 'hau'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

let known: Set<string> | undefined;

function names(): Set<string> {
  const codes = [...LETTERS.flatMap((first) => LETTERS.map((next) => first + next)), ...THREE];
  const found = ['en', 'fr'].flatMap((language) => {
    const of = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    return codes.flatMap((code) => of.of(code) ?? []);
  });
  return new Set([...found, ...MORE].map(foldWords));
}

/**
 * Whether a text is the name of a language that people speak, in English or French.
 * @example namesLanguage('Français écrit') // true
 * @example namesLanguage('Excel') // false
 */
export function namesLanguage(text: string): boolean {
  known ??= names();
  const plain = foldWords(text).replace(/^(langue|language)\s+/, '');
  const words = plain.split(/[^a-z']+/);
  const [first = ''] = words;
  return known.has(plain) || known.has(first) || known.has(words.slice(0, 2).join(' '));
}
