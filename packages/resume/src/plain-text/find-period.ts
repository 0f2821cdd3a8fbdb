const MONTHS =
  'jan(?:v|uary|vier)?|f[eé]b(?:ruary)?|f[eé]v(?:r(?:ier)?)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|jul(?:y)?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?|spring|summer|autumn|fall|winter|printemps|été|automne|hiver';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
// '15 mars 2021', 'March 15, 2021', 'Jan-2020'
const NAMED = `(?:${DAY}(?:er|st|nd|rd|th)?\\s+)?(?:${MONTHS})(?:\\s+${DAY}(?:st|nd|rd|th)?,\\s*|\\.?,?\\s+|[./-])`;
const NUMBERED = `(?:(?:${DAY}[/.-])?${MONTH}[/.-]|${MONTH}[/.-]${DAY}[/.-])`;
const ISO = '-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?(?!\\d)';
const DATE = `(?:(?:${NAMED}|${NUMBERED})?(?:19|20)\\d{2}(?:${ISO})?(?!\\d))`;
const OPEN =
  "(?:today|now|(?:the )?present(?: day)?|current(?:ly)?|ongoing|(?:to )?date|aujourd['’]?hui|pr[eé]sent|actuel(?:le)?(?:ment)?|l['’]heure actuelle|ce jour|nos jours|en cours|maintenant)";
const UNTIL = "(?:to|until|till|through|à|a|au|jusqu['’]\\s?(?:à|au|en)?)";
// a dash and a word: 'mars 2021 – à ce jour'
const BETWEEN = `\\s*(?:[-–—→]\\s*${UNTIL}?|${UNTIL})\\s*`;
// '2020–22'; with blanks around the dash the number may be one of anything
const SHORT_YEAR = "[-–—/]['’]?\\d{2}(?![\\d%]|[/.-]\\d)";
const BEFORE = "(?:(?:since|from|depuis(?: le)?|à partir de|de|du|dès)\\s+|d['’]\\s?)?";
// a year may leave its first one's month to stand alone: 'Mar – Jul 2020'
const SPAN = `(?:(?:${MONTHS})\\.?${BETWEEN})?${DATE}(?:${BETWEEN}(?:${DATE}|${OPEN})|${SHORT_YEAR})?`;
const PAIR = `(?:between|entre)\\s+${DATE}\\s+(?:and|et)\\s+${DATE}`;
const PERIOD = new RegExp(`(?<![\\p{L}\\d/])(?:${PAIR}|${BEFORE}${SPAN})(?![\\p{L}\\d/])`, 'iu');

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
