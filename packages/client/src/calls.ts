import type { paths } from './generated/api.ts';

/** The methods that the API has. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** The addresses that answer a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

/** How the body of an answer can be read; as JSON unless said, files as a `Blob`. */
interface Readings<Json> {
  json: Json;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array> | null;
}
export type Reading = keyof Readings<unknown>;

type Nothing = Record<never, never>;
type ContentOf<Part> = Part extends { content: infer Types } ? Types[keyof Types] : undefined;

type ParamsOf<Op> = Op extends { parameters: infer Parameters }
  ? Nothing extends Parameters
    ? { params?: Parameters }
    : { params: Parameters }
  : Nothing;

type BodyOf<Op> = Op extends { requestBody: infer Body }
  ? { body: ContentOf<Body> }
  : Op extends { requestBody?: infer Body }
    ? { body?: ContentOf<Exclude<Body, undefined>> }
    : Nothing;

type DataOf<Op> = Op extends { responses: infer Answers }
  ? ContentOf<Answers[Extract<keyof Answers, 200 | 201 | 202 | 204>]>
  : never;

/** What a call takes: `params` with `path`, `query` and `header`, `body`, and a way to give it up. */
export type CallOptions<P extends keyof paths, M extends Method> = ParamsOf<paths[P][M]> &
  BodyOf<paths[P][M]> & { signal?: AbortSignal };

/** How the answer is read, and the tag of the one that is known already. */
interface AnswerOptions<As, Tag> {
  parseAs?: As;
  params?: { header?: { 'If-None-Match'?: Tag } };
}

/** What a call is answered with; `notModified` only where it was asked for. What is no success is thrown. */
export type Answer<Data, Tag = undefined> =
  | { data: Data; notModified: false; response: Response }
  | ([Tag] extends [string] ? { data: undefined; notModified: true; response: Response } : never);

/** One method of the API, for each address that answers it. */
export type Call<M extends Method> = <
  P extends PathOf<M>,
  As extends Reading = 'json',
  Tag extends string | undefined = undefined,
>(
  path: P,
  ...options: OneOrNone<CallOptions<P, M> & AnswerOptions<As, Tag>>
) => Promise<Answer<Readings<DataOf<paths[P][M]>>[As], Tag>>;

/** May be left out where nothing of it is needed. */
type OneOrNone<Options> = Nothing extends Options ? [options?: Options] : [options: Options];

/** The API of one installation: `api.GET('/blogs/{id}', { params: { path: { id } } })`. */
export interface Vitrine {
  GET: Call<'get'>;
  POST: Call<'post'>;
  PUT: Call<'put'>;
  DELETE: Call<'delete'>;
}
