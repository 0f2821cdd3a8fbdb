import { foldWords } from '../clean-text.ts';

/** What tells a title from the place where someone had it, in words without accents. */
export const SCHOOL =
  /universit|institut|school|college|lycee|ecole|academy|academie|polytechn|faculty|faculte/;
export const DEGREE =
  /bachelor|master|licence|doctor|phd|bsc|msc|beng|\bbts\b|\bdut\b|\bhnd\b|diplom|baccala|degree|a-?level/;
export const COMPANY =
  /\b(ltd|limited|sarl|inc|gmbh|plc|llc|s\.?a|group|groupe|bank|banque|company|cie|agency)\b/;
export const ROLE =
  /engineer|ingenieur|develop|manager|consult|analyst|design|technic|assistant|director|directeur|\blead\b|officer|teacher|enseignant|intern\b|stagiaire|volunteer|benevole|coordinat|responsable|\bchef|architect|mentor/;

/** Whether a text names what someone was or got, not where. */
export function namesTitle(text: string): boolean {
  const plain = foldWords(text);
  return (ROLE.test(plain) || DEGREE.test(plain)) && !SCHOOL.test(plain) && !COMPANY.test(plain);
}

/** First what someone was or got, then where, then the rest, such as the town. */
export function titleAndPlace(
  heads: readonly string[],
  isTitle: RegExp,
  isPlace: RegExp,
): [title: string, place: string, rest: string] {
  const plain = heads.map(foldWords);
  const place = plain.findIndex((text) => isPlace.test(text) && !isTitle.test(text));
  const named = plain.findIndex((text, index) => index !== place && isTitle.test(text));
  const title = named >= 0 ? named : place === 0 ? 1 : 0;
  const where = place >= 0 ? place : title === 0 ? 1 : 0;
  const rest = heads.filter((_, index) => index !== title && index !== where);
  return [heads[title] ?? '', heads[where] ?? '', rest.join(', ')];
}
