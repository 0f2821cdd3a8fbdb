import { NO_PICTURE, type PictureRef, readPicture } from '../focal-point.ts';
import type { FieldKey } from '../words/said.ts';

/** What a field of each kind holds; its schemas, its column, its form control and its merge follow from the kind. */
export interface FieldValues {
  line: string;
  text: string;
  /** Lines of text. */
  list: string[];
  /** A whole number from 0. */
  count: number;
  /** A picture of this installation; '' for none. */
  picture: PictureRef;
  pictures: PictureRef[];
  /** '' for none, unless it is required. */
  link: string;
  /** Addresses of someone in the social networks. */
  social: { linkedin: string; twitter: string; github: string };
  /** The id of an entry of another content type. */
  reference: string | null;
  /** An international number; '' for none. */
  phone: string;
  /** The address of an uploaded file; '' for none. */
  file: string;
  flag: boolean;
  /** One of {@link Field.of}; the first for nothing chosen. */
  choice: string;
  /** Some of {@link Field.of}, in an order that someone chose. */
  choices: string[];
}
export type FieldKind = keyof FieldValues;

/** A portrait keeps its upper third in sight, another picture its middle. */
export type PictureCut = 'portrait' | 'middle';

/** One field of a record. Without zod, so that a form knows the fields before anything is checked. */
export interface Field<K extends FieldKind = FieldKind> {
  kind: K;
  /** What the API's document says of it. */
  means?: string;
  /** It must hold more than blanks; this is wrong when it does not. */
  required?: FieldKey;
  /** Most characters of a line, where it is not the usual number. */
  max?: number;
  /** What a `choice` or `choices` are made of. */
  of?: readonly string[];
  /** The content type that a reference points to. */
  to?: string;
  /** Where pages cut a picture to a shape: what stays in sight unless a focal point is set. */
  cut?: PictureCut;
  /** A line that names one of the icons of the site. */
  shows?: 'icon';
  /** Added after rows existed: those get the blank value. */
  added?: true;
  /** What its column is called, where that is not as the field is. */
  column?: string;
  /** Lists of such records are searched for its words. */
  searched?: true;
  /** `false` for words that are the same in every language, such as the name of a person. */
  translated?: false;
  /** Lists of such records can be narrowed to one value; what the API's document says of that. */
  filter?: string;
}
export type Fields = Readonly<Record<string, Field>>;

/** What a field holds. */
export type ValueOf<F extends Field> = F extends { kind: 'choice'; of: readonly (infer C)[] }
  ? C
  : F extends { kind: 'choices'; of: readonly (infer C)[] }
    ? C[]
    : FieldValues[F['kind']];
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

/** What can be said of a field of any kind. */
type About = Pick<Field, 'means' | 'max' | 'searched' | 'column' | 'translated'>;

const kind =
  <K extends FieldKind>(name: K) =>
  (about?: About) => ({ kind: name, ...about });
const required =
  <K extends FieldKind>(name: K) =>
  <const E extends FieldKey>(error: E, about?: About) => ({
    ...{ kind: name, required: error },
    ...about,
  });

/** The fields that records are made of. */
export const field = {
  line: kind('line'),
  text: kind('text'),
  list: kind('list'),
  count: kind('count'),
  link: kind('link'),
  social: kind('social'),
  phone: kind('phone'),
  file: kind('file'),
  flag: kind('flag'),
  pictures: kind('pictures'),
  /** A line that every record must have. */
  required: required('line'),
  requiredText: required('text'),
  requiredLink: (about?: About) => required('link')('urlRequired', about),
  icon: () => ({
    kind: 'line' as const,
    shows: 'icon' as const,
    means: 'The name of an icon, such as `code` or `users`.',
  }),
  /** Shown whole, as a logo is, unless pages cut it. */
  picture: (cut?: PictureCut, about?: About) => ({
    kind: 'picture' as const,
    ...(cut && { cut }),
    ...about,
  }),
  /** An entry of another type; that one cannot be deleted while something points to it. */
  reference: (to: string, about?: About) => ({ kind: 'reference' as const, to, ...about }),
  choice: <const C extends readonly string[], const A extends About & Pick<Field, 'filter'>>(
    of: C,
    about?: A,
  ) => ({ ...{ kind: 'choice' as const, of }, ...(about as A) }),
  choices: <const C extends readonly string[]>(of: C, about?: About) => ({
    ...{ kind: 'choices' as const, of },
    ...about,
  }),
};

/** A field that was added after rows existed: they get the blank value. */
export const added = <F extends Field>(one: F) => ({ ...one, added: true as const });

const blanks: { [K in Exclude<FieldKind, 'choice'>]: () => FieldValues[K] } = {
  line: () => '',
  text: () => '',
  list: () => [],
  count: () => 0,
  picture: () => NO_PICTURE,
  pictures: () => [],
  link: () => '',
  social: () => ({ linkedin: '', twitter: '', github: '' }),
  reference: () => null,
  phone: () => '',
  file: () => '',
  flag: () => false,
  choices: () => [],
};

/** What a field holds before anyone fills it in. */
export const blankOf = <F extends Field>(one: F): ValueOf<F> =>
  (one.kind === 'choice' ? one.of?.[0] : blanks[one.kind]()) as ValueOf<F>;

/** A record before anyone fills it in. */
export const blank = <F extends Fields>(fields: F): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, blankOf(one)]),
  ) as ValuesOf<F>;

/** What has every field of a record: a presenter or a patch of this type that forgets one does not compile. */
export type Whole<F extends Fields, T = unknown> = T & ValuesOf<F>;

/** The fields of a record, and nothing else that it has. */
export const picked = <F extends Fields>(fields: F, record: ValuesOf<F>): ValuesOf<F> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, record[name]])) as ValuesOf<F>;

/** What is sent of a record in the place of what it held; what is not sent stays. */
export const patched = <F extends Fields>(
  fields: F,
  before: ValuesOf<F>,
  sent: { readonly [K in keyof F]?: ValueOf<F[K]> | undefined },
): ValuesOf<F> =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, sent[name] ?? before[name]]),
  ) as ValuesOf<F>;

/** The names of a record's fields of one kind. */
export const fieldsOfKind = (fields: Fields, kind: FieldKind): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.kind === kind);

/** The names of a record's fields whose words are searched. */
export const searchedFields = <F extends Fields>(fields: F) =>
  Object.keys(fields).filter((name) => fields[name]?.searched) as (keyof F & string)[];

const WORDS: readonly FieldKind[] = ['line', 'text', 'list'];

/** Whether a field says something else in every language; a translation has the others of its source. */
export const isTranslated = ({ kind, shows, translated }: Field): boolean =>
  translated !== false && WORDS.includes(kind) && shows === undefined;

/** What a translation of a record has: its texts, none of which it needs. */
export const translationFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) => {
      const { required: _required, added: _added, ...text } = one;
      return isTranslated(one) ? [[name, text]] : [];
    }),
  );

/** The values of a record that a translation has of its own. */
export const translatedValues = <T extends object>(fields: Fields, record: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => fields[name] && isTranslated(fields[name])),
  ) as Partial<T>;

/** The fields by which lists of a record are filtered. */
export type Filters<F extends Fields> = {
  [K in keyof F as F[K] extends { filter: string } ? K : never]: F[K];
};
export const filterNames = <F extends Fields>(fields: F) =>
  Object.keys(fields).filter((name) => fields[name]?.filter) as (keyof Filters<F> & string)[];

const FILE_KINDS: readonly FieldKind[] = ['picture', 'pictures', 'file'];

/**
 * A record without a file that was deleted, in whichever of its fields.
 * @returns the same record where none of them has it
 */
export function withoutFile<R extends object>(fields: Fields, record: R, url: string): R {
  const isGone = (address: unknown) => readPicture(String(address)).src === url;
  const changed = Object.entries(fields).flatMap(([name, { kind }]) => {
    const value: unknown = record[name as keyof R];
    const found = [value].flat();
    if (!FILE_KINDS.includes(kind) || !found.some(isGone)) return [];
    return [[name, Array.isArray(value) ? found.filter((one) => !isGone(one)) : '']];
  });
  return changed.length > 0 ? { ...record, ...Object.fromEntries(changed) } : record;
}
