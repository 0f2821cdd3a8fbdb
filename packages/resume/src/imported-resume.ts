/** What a file or a pasted text says about a person, before anything of it is stored. */
export interface ImportedResume {
  words: Partial<Record<WordName, Found<string>>>;
  items: { [P in PartName]: Found<ImportedItems[P]>[] };
  skills: Found<string>[];
  /** Everything that is in the source and in none of the parts above, with the reason. */
  unread: Unread[];
}

export const wordNames = [
  'headline',
  'location',
  'summary',
  'phone',
  'whatsapp',
  'availability',
  'availabilityNote',
] as const;
export type WordName = (typeof wordNames)[number];

/** An item of each list, in the fields that a portfolio has for it. What is not known is ''. */
export interface ImportedItems {
  experiences: { title: string; company: string; period: string; description: string };
  educations: { degree: string; institution: string; year: string };
  projects: {
    name: string;
    description: string;
    technologies: string[];
    url: string;
    role: string;
    period: string;
  };
  certificates: { name: string; issuer: string; date: string; url: string };
  languages: { name: string; level: LanguageLevel | '' };
  volunteering: { role: string; organisation: string; period: string; description: string };
  publications: { title: string; publisher: string; date: string; url: string };
  links: { name: string; url: string };
  services: { name: string; price: string; description: string };
  products: { name: string; price: string; description: string };
}

export const partNames = [
  'experiences',
  'educations',
  'projects',
  'certificates',
  'languages',
  'volunteering',
  'publications',
  'links',
  'services',
  'products',
] as const satisfies readonly (keyof ImportedItems)[];
export type PartName = (typeof partNames)[number];

/** The levels of the CEFR, and the language someone grew up with. */
export type LanguageLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native';

export interface Found<T> {
  value: T;
  place: Place;
}

/** Where something is in its source: a row of a table, an entry of a list, a line of a text. */
export interface Place {
  unit: 'row' | 'entry' | 'line' | 'file';
  /** The name of the file or of the list; '' for a pasted text. */
  of: string;
  /** Counted from 1. */
  number: number;
}

export interface Unread {
  reason: UnreadReason;
  place: Place;
  /** What is there; '' where there is nothing to show. */
  text: string;
}

/**
 * - `not-understood`: no rule knows what it is
 * - `no-part`: known, but a page has no part for it
 * - `asked-for`: a reference: others write them when they are asked, nobody brings them
 * - `account`: the name of the person, which their account holds
 * - `photo`: a picture behind a link, which has to be uploaded
 * - `wrong-columns`: a table without the columns that it should have
 * - `broken-row`: a row that the table's own rules do not allow
 * - `wrong-kind`: a value of another kind than the format says
 * - `wrong-link`: an address that a page may not lead to
 * - `unknown-level`: words for how well a language is known that match no level
 * - `unseen`: characters that nobody sees, which were taken out
 */
export type UnreadReason =
  | 'not-understood'
  | 'no-part'
  | 'asked-for'
  | 'account'
  | 'photo'
  | 'wrong-columns'
  | 'broken-row'
  | 'wrong-kind'
  | 'wrong-link'
  | 'unknown-level'
  | 'unseen';
