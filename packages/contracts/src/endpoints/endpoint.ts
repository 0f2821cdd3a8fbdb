import type { ProblemCode } from '../problem.ts';
import type { z } from '../zod.ts';

/**
 * Who may call: `anyone` (a bearer is not even looked at), `optional` (anyone, and a bearer that
 * comes must be good: it decides how much is answered), a signed-in person, or one role.
 */
export type Access = 'anyone' | 'optional' | 'signed-in' | 'user' | 'admin';

/** One endpoint as plain data; server, browser client and OpenAPI are made from it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Always with the leading slash; parameters in braces, e.g. `/blogs/{id}`. */
  path: `/${string}`;
  access: Access;
  tag: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
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
  /** `file` is the media type of what is downloaded instead of a JSON body. */
  success: { status: 200 | 201 | 202 | 204; body?: z.ZodType; file?: string };
  /** Problems beside those that any endpoint can answer with. */
  errors?: readonly ProblemCode[];
}

type Shared = Partial<Pick<Endpoint, 'access' | 'tag'>>;
type With<S extends Shared, E> = Omit<S, keyof E> & E;

/**
 * Defines a part of the table, its literal types kept and its shape checked.
 * @param shared what an endpoint of the part has unless it says otherwise itself
 */
export const endpointsWith =
  <const S extends Shared>(shared: S) =>
  <const T extends Record<string, Omit<Endpoint, keyof S> & Pick<Partial<Endpoint>, keyof Shared>>>(
    part: T,
  ) => {
    const whole = Object.entries(part).map(([name, endpoint]) => [
      name,
      { ...shared, ...endpoint },
    ]);
    return Object.fromEntries(whole) as { [K in keyof T]: With<S, T[K]> };
  };
