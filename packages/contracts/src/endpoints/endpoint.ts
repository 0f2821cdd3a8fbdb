import type { Area } from '../entities/roles.ts';
import type { ProblemCode } from '../problem.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import type { TokenArea } from './token-scopes.ts';

/**
 * Who may call: `anyone` (a bearer is not even looked at), `optional` (anyone, and a bearer that
 * comes must be good: it decides how much is answered), a signed-in person, or the roles that hold
 * the area that the endpoint belongs to.
 */
export type Access = 'anyone' | 'optional' | 'signed-in' | Area;

/**
 * What is written down of an endpoint; the rest follows from it, see {@link endpointsWith}. Schemas are
 * compared with zod's core types: those with methods took three times as long to check.
 */
interface Row {
  /** Method and path, with the leading slash and parameters in braces, e.g. `GET /blogs/{id}`. */
  route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  access: Access;
  /**
   * The area that a personal access token must be allowed for, to read with GET and to write with
   * anything else, see `scopeOf`; `none` is closed to every token. Nothing for `anyone`, where no
   * bearer is looked at.
   */
  scope: TokenArea | 'none';
  tag: string;
  summary: string;
  /** Only where the parameters of the path are not the usual ones of their name. */
  params?: z.core.$ZodObject;
  query?: z.core.$ZodObject;
  body?: z.core.$ZodType;
  /** The body is multipart: the fields of `body` and one file named `file`. */
  multipart?: true;
  /** Bytes; {@link BODY_LIMIT_BYTES} where absent. */
  bodyLimitBytes?: number;
  /** May be kept by the server's own cache: the same for every visitor without a bearer. */
  cacheable?: true;
  /**
   * The answer names the record's version in `ETag`. A change that comes with `If-Match` is refused
   * with `conflict` and the `current` record once that is newer.
   */
  versioned?: true;
  /**
   * The answer holds a secret that is shown once: it is not kept for a request that is repeated with
   * its `Idempotency-Key`.
   */
  shownOnce?: true;
  /** What is to go. Days in UTC, e.g. `2026-11-22`; what takes its place is a path of this API. */
  deprecated?: { since: string; sunset?: string; successor?: `/${string}` };
  /** Of a success; 200 unless said, and 204 where nothing is answered. */
  status?: 201 | 202;
  /** The JSON body of a success. */
  answer?: z.core.$ZodType;
  /** The media type of what is downloaded instead of a JSON body. */
  file?: string;
  /** Problems beside those that its other parts bring along, see `problemsOf` in the API. */
  errors?: readonly ProblemCode[];
}

/** One endpoint as plain data; server, browser client and OpenAPI are made from it. */
export interface Endpoint
  extends Omit<Row, 'route' | 'status' | 'params' | 'query' | 'body' | 'answer'> {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer?: z.ZodType;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  status: 200 | 201 | 202 | 204;
}

/** The parameters of paths, by their name. */
const pathParams = {
  id: id().describe('Which record.'),
  customUrl: id().describe('The name of the page in its address.'),
  token: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .describe('Of the link that was mailed.'),
  version: z.coerce.number().int().min(1).describe('Which version.'),
};
type PathParam = keyof typeof pathParams;

type NamesIn<Path> = Path extends `${string}{${infer N extends PathParam}}${infer Rest}`
  ? N | NamesIn<Rest>
  : never;
type ParamsOf<Path> = [NamesIn<Path>] extends [never]
  ? unknown
  : { params: z.ZodObject<Pick<typeof pathParams, NamesIn<Path>>> };
type RouteOf<R> = R extends `${infer M extends Endpoint['method']} ${infer P extends `/${string}`}`
  ? { method: M; path: P } & ParamsOf<P>
  : never;

type Shared = Partial<Pick<Row, 'access' | 'scope' | 'tag'>>;
/** A row without what its part of the table shares. */
type OwnRow<S> = Omit<Row, keyof Shared> & Shared & Omit<Pick<Row, keyof Shared>, keyof S>;
/** The endpoint of a row; what the row says itself counts for more than what is made for it. */
type Made<S extends Shared, R extends Pick<Row, 'route'>> = Omit<S & RouteOf<R['route']>, keyof R> &
  Omit<R, 'route' | 'status'> &
  Pick<Endpoint, 'status'>;

/**
 * Defines a part of the table, its literal types kept and its shape checked.
 * @param shared what an endpoint of the part has unless it says otherwise itself
 */
export const endpointsWith =
  <const S extends Shared>(shared: S) =>
  <const T extends Record<string, OwnRow<S>>>(part: T) => {
    const whole = Object.entries(part).map(([name, row]) => [name, { ...shared, ...made(row) }]);
    return Object.fromEntries(whole) as { [K in keyof T]: Made<S, T[K]> };
  };

function made({ route, ...row }: Pick<Row, 'route' | 'answer' | 'file'>) {
  const [method, path = ''] = route.split(' ');
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name as PathParam);
  const params = z.object(Object.fromEntries(names.map((name) => [name, pathParams[name]])));
  const status = row.answer || row.file ? 200 : 204;
  return { method, path, status, ...(names.length > 0 ? { params } : {}), ...row };
}

/** A sentence for anyone who sent something. */
export const said = z.object({
  message: z.string().describe('A sentence for people that says what was done.'),
});

/** Endpoints, or what goes with them, under the name of their part: `get` is `admin.messages.get`. */
export const prefixed = <const P extends string, const T extends object>(prefix: P, part: T) =>
  Object.fromEntries(
    Object.entries(part).map(([name, one]) => [`${prefix}.${name}`, one]),
  ) as unknown as { [K in keyof T & string as `${P}.${K}`]: T[K] };
