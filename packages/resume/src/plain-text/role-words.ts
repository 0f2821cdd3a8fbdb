import { foldWords } from '../clean-text.ts';

/** What tells a title from the place where someone had it, in words without accents. */
export const SCHOOL =
  /universit|institut|school|college|lycee|ecole\b|academy|academie|polytechn|faculty|faculte|seminary|\b(iut|ces|gbhs|gbss|gths|ghs|fasa|issea)\b/;
export const DEGREE =
  /bachelor|master|licence|maitrise|doctor|phd|\b(b|m)\.?(sc|eng|a|ba)\b|\bll\.?[bm]\b|\b(bts|dut|hnd|cap|bepc|bep|gce|probatoire|brevet|deug|mba)\b|diplom|baccala|degree|a-?level|leaving certificate|\bcertificate in\b/;
export const COMPANY =
  /\b(ltd|limited|sarl|inc|gmbh|plc|llc|s\.?a|ets|group|groupe|bank|banque|company|cie|agency|agence|cabinet|hotel|hopital|hospital|ministere|ministry|mairie|council|prefecture|association|cooperative|centre medical)\b/;
export const ROLE =
  /engineer|ingenieur|develop|manager|consult|analyst|design|technic|assistant|director|directeur|\blead\b|officer|teacher|enseignant|intern\b|stagiaire|volunteer|benevole|coordinat|responsable|\bchef|architect|mentor|secretaire|secretary|comptable|accountant|infirmi|nurse|electricien|electrician|welder|soudeur|caissier|cashier|receptionnist|chauffeur|driver|professeur|tutor|translator|traduct|lawyer|avocat|juriste|apprenti|agent\b|clerk|associate|conseiller|representative|executive/;

/** Whether a text names what someone was or got, not where. */
export function namesTitle(text: string): boolean {
  const plain = foldWords(text);
  return (ROLE.test(plain) || DEGREE.test(plain)) && !SCHOOL.test(plain) && !COMPANY.test(plain);
}

/** A town behind an employer, which has no field: 'Lumibat SARL (Yaoundé)'. Short names stay: '(ENAM)'. */
const TOWN = /\s+\((\p{Lu}[\p{Ll}'’-]+(?:[ -]\p{L}[\p{Ll}'’]+)*)\)$/u;

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
  const [whole = '', town] = [heads[where], TOWN.exec(heads[where] ?? '')?.[1]];
  const others = town ? [town, ...rest] : rest;
  return [heads[title] ?? '', whole.replace(TOWN, ''), others.join(', ')];
}
