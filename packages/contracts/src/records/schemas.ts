import { phoneNumber } from '../phone.ts';
import { id, line, lines, lineUpTo, listOf, requiredLine, requiredText, text } from '../text.ts';
import { link, optionalLink, ownFile, picture } from '../url.ts';
import { says, strings, z } from '../zod.ts';
import {
  blankOf,
  type Field,
  type FieldKind,
  type Fields,
  type FieldValues,
  type Filters,
  filterNames,
  type ValueOf,
} from './fields.ts';

const COUNT_MAX = 1_000_000;
/** Typed into a field for text; 0 when it is left empty. */
const wholeCount = () =>
  z.coerce
    .number(says('countInvalid'))
    .int(says('countInvalid'))
    .min(0, says('countInvalid'))
    .max(COUNT_MAX, says('countInvalid'))
    .default(0);

const socialLinks = () =>
  z
    .object({
      linkedin: optionalLink().describe('At LinkedIn.'),
      twitter: optionalLink().describe('At X.'),
      github: optionalLink().describe('At GitHub.'),
    })
    .default({ linkedin: '', twitter: '', github: '' });

/** What may be written into a field of each kind; where there is a default, it may be absent. */
const inputs = {
  line,
  text,
  list: lines,
  count: wholeCount,
  picture,
  pictures: () => listOf(picture()),
  link: optionalLink,
  social: socialLinks,
  reference: () => id().nullable().default(null),
  phone: phoneNumber,
  file: ownFile,
  flag: () => z.boolean(),
} satisfies { [K in Exclude<FieldKind, 'choice' | 'choices'>]: () => z.ZodType<FieldValues[K]> };
type Inputs = typeof inputs;

/** The schema of a field as it is written. */
export type InputSchema<F extends Field> = F extends { added: true }
  ? z.ZodOptional<z.ZodType<ValueOf<F>, ValueOf<F>>>
  : F extends { required: string }
    ? z.ZodString
    : StoredSchema<F>;
/** The schema of a field as it is read. */
export type StoredSchema<F extends Field> = F extends { kind: 'choice' }
  ? z.ZodDefault<z.ZodType<ValueOf<F>, ValueOf<F>>>
  : F['kind'] extends keyof Inputs
    ? ReturnType<Inputs[F['kind']]>
    : z.ZodType<ValueOf<F>, ValueOf<F>>;

/** What is written into a field; one that came later stays as it is where it is not sent. */
export function inputOf<F extends Field>(one: F): InputSchema<F> {
  const schema = writable(one);
  return described(one, one.added ? optional(schema) : schema) as InputSchema<F>;
}

/** What is read of a field that an earlier release may have left out: it is blank then. */
export function storedOf<F extends Field>(one: F): StoredSchema<F> {
  const schema = bare(one);
  const filled = schema instanceof z.ZodDefault ? schema : schema.default(blankOf(one));
  return described(one, filled) as StoredSchema<F>;
}

export type InputShape<F extends Fields> = { [K in keyof F]: InputSchema<F[K]> };
export type StoredShape<F extends Fields> = { [K in keyof F]: StoredSchema<F[K]> };
export type PlainShape<F extends Fields> = {
  [K in keyof F]: z.ZodType<ValueOf<F[K]>, ValueOf<F[K]>>;
};
export type ChangeShape<F extends Fields> = {
  [K in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[K]>, ValueOf<F[K]>>>;
};

/** What is written of a record: all of it. */
export const inputShape = <const F extends Fields>(fields: F) =>
  eachField(fields, inputOf) as InputShape<F>;

/** What is read of a record of any release. */
export const storedShape = <const F extends Fields>(fields: F) =>
  eachField(fields, storedOf) as StoredShape<F>;

/** What is read of a record whose fields are all there; they were checked when they were written. */
export const plainShape = <const F extends Fields>(fields: F) =>
  eachField(fields, (one) => described(one, plain(one))) as PlainShape<F>;

/** What is written of a record of which only some is sent: the rest stays. */
export const changeShape = <const F extends Fields>(fields: F) =>
  eachField(fields, (one) => described(one, optional(writable(one)))) as ChangeShape<F>;

/** What a list of such records is asked for: one value of each field that it can be filtered by. */
export const filterShape = <const F extends Fields>(fields: F) =>
  Object.fromEntries(
    filterNames(fields).map((name) => {
      const { of = [], filter = '' }: Field = fields[name] as Field;
      return [name, z.enum(of).optional().describe(filter)];
    }),
  ) as unknown as { [K in keyof Filters<F>]: z.ZodOptional<z.ZodType<ValueOf<Filters<F>[K]>>> };

const eachField = (fields: Fields, schemaOf: (one: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, schemaOf(one)]));

function bare({ kind, of = [], max }: Field): z.ZodType {
  if (max !== undefined) return lineUpTo(max);
  if (kind === 'choice') return z.enum(of).default(of[0] ?? '');
  return kind === 'choices' ? listOf(z.enum(of)) : inputs[kind]();
}

/** Any value of a kind. */
function plain({ kind, of = [] }: Field): z.ZodType {
  switch (kind) {
    case 'list':
    case 'pictures':
      return z.array(z.string());
    case 'choice':
      return z.enum(of);
    case 'choices':
      return z.array(z.enum(of));
    case 'count':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'reference':
      return z.string().nullable();
    case 'social':
      return z.object(
        strings({ linkedin: 'At LinkedIn.', twitter: 'At X.', github: 'At GitHub.' }),
      );
    default:
      return z.string();
  }
}

function writable(one: Field): z.ZodType {
  const { kind, required, max } = one;
  if (required === undefined) return bare(one);
  if (kind === 'link') return link();
  return (kind === 'text' ? requiredText : requiredLine)(required, max);
}

/** Absent, it stays absent instead of being blank. */
const optional = (schema: z.ZodType) =>
  (schema instanceof z.ZodDefault ? (schema.removeDefault() as z.ZodType) : schema).optional();

/** A schema with what its field means. */
export const described = <S extends z.ZodType>({ means = '' }: Field, schema: S): S =>
  schema.describe(means);
