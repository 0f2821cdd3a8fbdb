const MONTHS =
  'jan(?:uary|vier)?|f[eé]b(?:ruary)?|f[eé]v(?:r(?:ier)?)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|jul(?:y)?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?';
const DATE = `(?:(?:(?:${MONTHS})\\.?,?\\s+|(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\\d{2}(?:-(?:0[1-9]|1[0-2]))?(?![\\d]))`;
const OPEN =
  "(?:today|now|present|current(?:ly)?|ongoing|to date|aujourd['’]hui|pr[eé]sent|actuel(?:lement)?|ce jour|en cours|maintenant)";
const BETWEEN = "\\s*(?:-|–|—|→|to|until|till|à|a|au|jusqu[’']à|jusqu[’']au|jusqu[’'])\\s*";
const BEFORE = '(?:(?:since|from|depuis|de|du|dès)\\s+)?';
// a year may leave its first one's month to stand alone: 'Mar – Jul 2020'
const SPAN = `(?:(?:${MONTHS})\\.?${BETWEEN})?${DATE}(?:${BETWEEN}(?:${DATE}|${OPEN}))?`;
const PERIOD = new RegExp(`(?<![\\p{L}\\d/])${BEFORE}${SPAN}(?![\\p{L}\\d/])`, 'iu');

export interface FoundPeriod {
  period: string;
  /** The rest of the line, without what set the period apart. */
  rest: string;
}

/** Finds the first period or date in a line, in English and French. */
export function findPeriod(line: string): FoundPeriod | undefined {
  const found = PERIOD.exec(line);
  if (!found) return undefined;
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)];
  const rest = [before, after].map(trimmed).filter(Boolean).join(' | ');
  return { period: found[0].trim(), rest };
}

/** Without brackets, dots and dashes at its ends that held the date. */
const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:|·•()[\]–—-]+|[\s,;:|·•([–—-]+$/g, '')
    .replace(/^\)+|\(\s*\)/g, '')
    .trim();
