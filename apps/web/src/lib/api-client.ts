import type {
  EndpointInput,
  EndpointName,
  EndpointOutput,
  Endpoints,
  Problem,
} from '@vitrine/contracts';
import { ApiError, UnexpectedAnswerError } from './api-error.ts';
import { endpointOf } from './endpoint-of.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The access token to call with, instead of that of the signed-in person. */
  bearer?: string | undefined;
  /** The file of a multipart endpoint. */
  file?: File | undefined;
  /** The version that a change was made from: the server refuses it once there is a newer one. */
  ifMatch?: number | undefined;
  /** Where the contract has no key of its own: sent again with it, a request is carried out once. */
  idempotencyKey?: string | undefined;
  /** Called with the version of the record in the answer. */
  onVersion?: ((version: number) => void) | undefined;
  /** Called with how much of the upload is done, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Answer with a file's stream instead of the whole file. */
  streamed?: boolean | undefined;
  /** The request goes on when its page is left; for bodies of a few kilobytes (64 in all). */
  keepalive?: boolean | undefined;
}

/** How a call travels: over HTTP in the browser, inside the process on the server. */
export type Transport = (
  name: EndpointName,
  input: unknown,
  options: CallOptions,
) => Promise<Answer>;

export interface Answer {
  status: number;
  /** What was read of JSON; the file itself where the endpoint sends one, or its bytes to come. */
  body: unknown;
  /** The `ETag`, where there is one. */
  tag?: string | undefined;
}

/** Names of the endpoints that answer with a file. */
export type FileEndpoint = {
  [K in EndpointName]: Endpoints[K] extends { file: string } ? K : never;
}[EndpointName];

/** The input may be left out where the endpoint needs none. */
export type InputArguments<K extends EndpointName> =
  Record<never, never> extends EndpointInput<K>
    ? [input?: EndpointInput<K>, options?: CallOptions]
    : [input: EndpointInput<K>, options?: CallOptions];

export interface ApiClient {
  /**
   * Calls an endpoint of the contract.
   * @throws ApiError when the server refuses, NetworkError when no answer comes
   */
  call<K extends EndpointName>(name: K, ...rest: InputArguments<K>): Promise<EndpointOutput<K>>;
  /** Fetches what an endpoint answers with as a file; fails as `call` does. */
  download<K extends FileEndpoint>(name: K, ...rest: InputArguments<K>): Promise<Blob>;
}

/** Takes what an endpoint answered. @throws ApiError when it is a refusal */
type ReadAnswer = (name: EndpointName, answer: Answer) => unknown;

/**
 * Finds an answer that was asked for before the app was there. The server that sent the document,
 * and so this app, sent it: it is of the same contract, by which it was parsed on its way out.
 */
type TakeEarlyAnswer = (
  name: EndpointName,
  input: object,
) => Promise<Answer | undefined> | undefined;

interface Reading {
  /** Parses every answer by the contract before anyone sees it, unless said otherwise. */
  readAnswer?: ReadAnswer | undefined;
  takeEarly?: TakeEarlyAnswer | undefined;
}

/** Makes the typed client. */
export function createApiClient(
  transport: Transport,
  { readAnswer = parseAnswer, takeEarly }: Reading = {},
): ApiClient {
  return {
    async call<K extends EndpointName>(name: K, ...[input, options]: InputArguments<K>) {
      const early = await takeEarly?.(name, input ?? {});
      const answer = early ?? (await transport(name, input ?? {}, options ?? {}));
      const body = early ? early.body : await readAnswer(name, answer);
      const version = /"(\d+)"/.exec(answer.tag ?? '')?.[1];
      if (version) options?.onVersion?.(Number(version));
      return body as EndpointOutput<K>;
    },
    async download<K extends FileEndpoint>(name: K, ...[input, options]: InputArguments<K>) {
      const answer = await transport(name, input ?? {}, options ?? {});
      await readAnswer(name, answer);
      return answer.body as Blob;
    },
  };
}

const isRefusal = ({ status }: Answer) => status < 200 || status > 299;

/** Takes answers of the own process: the server has just made them by the same contract. */
export function trustAnswer(_name: EndpointName, answer: Answer): unknown {
  if (isRefusal(answer)) throw new ApiError(answer.status, answer.body as Problem);
  return answer.body;
}

async function parseAnswer(name: EndpointName, answer: Answer) {
  // Loaded with the first call: the schemas bring zod, too large for the first view.
  const { problemSchema } = await import('./contract.ts');
  if (isRefusal(answer)) {
    throw new ApiError(answer.status, problemSchema.partial().safeParse(answer.body).data);
  }
  const endpoint = await endpointOf(name);
  const parsed = endpoint.answer?.safeParse(answer.body);
  if (!parsed) return undefined;
  if (!parsed.success) throw new UnexpectedAnswerError(`${name}: ${parsed.error.message}`);
  return parsed.data;
}
