import fc from 'fast-check';
import { z } from 'zod';

// Values that a schema takes, made from what it is built of, so that a field that comes to it needs
// no line here. The same seed makes the same values.

/** `TEST_SEED` makes other values; a failure names the seed that it came with. */
export const VALUE_SEED = Number(process.env.TEST_SEED) || 20_261_124;

/** Fewer than this would send too little of a schema without choices. */
const ROUNDS_MIN = 3;
const LIST_LENGTH = 2;
const UNICODE = 'Ébène 日本 🇨🇲';

/** What a value is made from: the number of the body it is in decides which choice it takes. */
interface Draw {
  round: number;
  /** Without what may be left out. */
  sparse: boolean;
  /** Grows with every text, so that no two are the same. */
  next(): { number: number; text: string };
}

const noise = fc.sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), {
  seed: VALUE_SEED,
  numRuns: 200,
});
function createDraws(first: number) {
  let number = first;
  const next = () => {
    number += 1;
    return { number, text: noise[number % noise.length] ?? '' };
  };
  return (round: number, sparse: boolean): Draw => ({ round, sparse, next });
}

const TIME_ZONES = Intl.supportedValuesOf('timeZone');

/** Texts of every form that a field asks for, the freest first. */
const forms: ((number: number, text: string) => string)[] = [
  (number, text) => `${number} ${UNICODE} ${text}\n%'"`,
  (number) => `https://example.com/${number}`,
  (number) => `/art/generated/${number}/640x480.webp`,
  (number) => `person.${number}@generated.example`,
  (number) => `+237 6 ${String(number).padStart(8, '0')}`,
  (number) => `generated-${number}`,
  (number) => new Date(Date.UTC(2031, 0, 1) + number * 1000).toISOString(),
  () => '2027-01-31',
  (number) => TIME_ZONES[number % TIME_ZONES.length] ?? '',
];

/** What is left of a schema once it must be there; what goes into it where it changes a value. */
export function plainSchema(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return plainSchema(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return plainSchema(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}

/** The fields of a body: those of all its parts and forms, where it has several. */
export function shapesOf(schema: unknown): Record<string, unknown>[] {
  const plain = plainSchema(schema);
  if (plain instanceof z.ZodObject) return [plain.shape];
  if (plain instanceof z.ZodUnion) return plain.options.flatMap(shapesOf);
  if (plain instanceof z.ZodIntersection)
    return [...shapesOf(plain.def.left), ...shapesOf(plain.def.right)];
  return [];
}

function madeOf(schema: unknown, draw: Draw): unknown {
  const plain = plainSchema(schema);
  const { round } = draw;
  if (plain instanceof z.ZodObject) return objectOf(plain.shape, draw);
  if (plain instanceof z.ZodIntersection) {
    const sides = [plain.def.left, plain.def.right].map((side) => madeOf(side, draw));
    return Object.assign({}, ...sides);
  }
  if (plain instanceof z.ZodUnion) return madeOf(at(plain.options, round), draw);
  if (plain instanceof z.ZodNullable)
    return round % ROUNDS_MIN === 1 ? null : madeOf(plain.unwrap(), draw);
  if (plain instanceof z.ZodArray) return listOf(plain, draw);
  if (plain instanceof z.ZodEnum) return at(plain.options, round);
  if (plain instanceof z.ZodLiteral) return at([...plain.values], round);
  if (plain instanceof z.ZodBoolean) return round % 2 === 0;
  if (plain instanceof z.ZodNumber) return numberOf(plain, draw);
  // what is around it may refuse a text, too
  if (schema instanceof z.ZodType) return textOf(schema, draw);
  throw new Error('This schema has no value here yet.');
}

const at = <T>(choices: readonly T[], round: number) => choices[round % choices.length];

function objectOf(shape: Record<string, z.core.$ZodType>, draw: Draw) {
  const isLeftOut = (field: z.core.$ZodType) =>
    draw.sparse && field instanceof z.ZodType && field.safeParse(undefined).success;
  const fields = Object.entries(shape).filter(([, field]) => !isLeftOut(field));
  return Object.fromEntries(fields.map(([name, field]) => [name, madeOf(field, draw)]));
}

/** Of a list of choices all, so that each was sent once; of other lists a few. */
function listOf(list: z.ZodArray, draw: Draw) {
  const element = plainSchema(list.element);
  const usual = element instanceof z.ZodEnum ? element.options.length : LIST_LENGTH;
  const allowed = [usual, usual - 1, 1, 4].find(
    (length) => list.safeParse(Array(length).fill(madeOf(element, draw))).success,
  );
  const length = allowed ?? usual;
  return Array.from({ length }, (_, index) =>
    madeOf(list.element, { ...draw, round: draw.round + index }),
  );
}

function numberOf(number: z.ZodNumber, draw: Draw): number {
  const least = Math.max(number.minValue ?? 0, 0);
  return Math.min(least + 1 + (draw.next().number % 97), number.maxValue ?? Infinity);
}

function textOf(schema: z.ZodType, draw: Draw): string {
  const { number, text } = draw.next();
  const made = forms.map((form) => form(number, text));
  const found = made.find((one) => schema.safeParse(one).success);
  if (found === undefined) throw new Error(`No text of ${made.join(', ')} is taken: add a form.`);
  return found;
}

/** How many values it takes until every choice of a schema was made once. */
function roundsOf(schema: unknown): number {
  const plain = plainSchema(schema);
  if (plain instanceof z.ZodEnum) return plain.options.length;
  if (plain instanceof z.ZodArray) {
    return plainSchema(plain.element) instanceof z.ZodEnum ? 1 : roundsOf(plain.element);
  }
  if (plain instanceof z.ZodNullable) return roundsOf(plain.unwrap());
  const forms = plain instanceof z.ZodUnion ? plain.options.length : 1;
  const fields = shapesOf(plain).flatMap((shape) => Object.values(shape));
  return forms * Math.max(1, ...fields.map(roundsOf));
}

/**
 * Bodies that a schema takes: together they send every field and every choice, and the last one
 * leaves out what may be left out.
 * @param first what texts are numbered from, so that no two endpoints send the same
 */
export function bodiesOf(schema: z.ZodType, first: number): Record<string, unknown>[] {
  const createDraw = createDraws(first);
  const rounds = Math.max(ROUNDS_MIN, roundsOf(schema));
  const draws = Array.from({ length: rounds }, (_, round) => createDraw(round, false));
  return [...draws, createDraw(rounds, true)].map(
    (draw) => madeOf(schema, draw) as Record<string, unknown>,
  );
}

/** What people type to find something, and what means something to a database in it. */
const searches = ['boats', 'b', `l'été "日本"`, '100%_\\', '* OR NEAR(', '   '];

/** Values of every kind that a parameter of a query takes. */
export function parameterValues(schema: unknown, stored: readonly string[] = []): string[] {
  const plain = plainSchema(schema);
  if (plain instanceof z.ZodEnum) return plain.options.map(String);
  if (plain instanceof z.ZodNumber) return ['1', '2', String(plain.maxValue ?? 3)];
  if (!(plain instanceof z.ZodType)) throw new Error('This parameter has no value here yet.');
  return [...stored, ...searches, 'nothing-has-it'].filter((one) => plain.safeParse(one).success);
}
