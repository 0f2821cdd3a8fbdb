import { messages } from '../messages.ts';
import { id, line, lines, requiredLine, text } from '../text.ts';
import { optionalLink, picture } from '../url.ts';
import { z } from '../zod.ts';

/** What a field of each kind holds; its form control and its column follow from the kind. */
export interface FieldValues {
  line: string;
  text: string;
  /** Lines of text. */
  list: string[];
  /** A whole number from 0. */
  count: number;
  /** The address of a picture of this installation. */
  picture: string;
  link: string;
  /** Addresses of somebody in the social networks. */
  social: { linkedin: string; twitter: string; github: string };
  /** The id of an entry of another content type. */
  reference: string | null;
}
export type FieldKind = keyof FieldValues;

/** A portrait keeps its upper third in sight, another picture its middle. */
export type PictureCut = 'portrait' | 'middle';

/** One field of a content type. */
export interface Field<K extends FieldKind = FieldKind> {
  kind: K;
  /** What may be written. */
  input: z.ZodType<FieldValues[K]>;
  /** What is read: whatever an earlier release stored, or nothing at all. */
  stored: z.ZodType<FieldValues[K]>;
  /** The content type that a reference points to. */
  to?: string;
  /** Where pages cut a picture to a shape: what stays in sight unless a focal point is set. */
  cut?: PictureCut;
  /** A line that names one of the icons of the site. */
  shows?: 'icon';
  /** Came to a type that had entries already: those get the default. */
  added?: true;
}

const both = <K extends FieldKind, S extends z.ZodType<FieldValues[K]>>(kind: K, schema: S) => ({
  kind,
  input: schema,
  stored: schema,
});

const COUNT_MAX = 1_000_000;
/** Typed into a field for text; 0 when it is left empty. */
const wholeCount = () =>
  z.coerce
    .number({ error: messages.countInvalid })
    .int({ error: messages.countInvalid })
    .min(0, { error: messages.countInvalid })
    .max(COUNT_MAX, { error: messages.countInvalid })
    .default(0);

const socialLinks = () =>
  z
    .object({ linkedin: optionalLink(), twitter: optionalLink(), github: optionalLink() })
    .default({ linkedin: '', twitter: '', github: '' });

/** The fields that content types are made of. */
export const field = {
  /** A line that every entry must have. */
  required: (error: string) => ({
    kind: 'line' as const,
    input: requiredLine(error),
    stored: line(),
  }),
  line: () => both('line', line()),
  icon: () => ({ ...both('line', line()), shows: 'icon' as const }),
  text: () => both('text', text()),
  list: () => both('list', lines()),
  count: () => both('count', wholeCount()),
  /** Shown whole, as a logo is, unless pages cut it. */
  picture: (cut?: PictureCut) => ({ ...both('picture', picture()), ...(cut && { cut }) }),
  link: () => both('link', optionalLink()),
  social: () => both('social', socialLinks()),
  /** An entry of another type; that one cannot be deleted while something points to it. */
  reference: (to: string) => ({ ...both('reference', id().nullable().default(null)), to }),
};

/** A field of a type that had entries already: its column gets a default for their rows. */
export const added = <F extends Field>(one: F) => ({ ...one, added: true as const });
