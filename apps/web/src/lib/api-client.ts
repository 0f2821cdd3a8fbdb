import type { EndpointInput, EndpointName, EndpointOutput } from '@vitrine/contracts';
import { ApiError, UnexpectedAnswerError } from './api-error.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The access token to call with, instead of that of the signed-in person. */
  bearer?: string | undefined;
  /** The file of a multipart endpoint. */
  file?: File | undefined;
  /** Told how much of the upload is done, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** How a call travels: over HTTP in the browser, inside the process on the server. */
export type Transport = (
  name: EndpointName,
  input: unknown,
  options: CallOptions,
) => Promise<{ status: number; body: unknown }>;

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
}

/** Makes the typed client; every answer is parsed by the contract before anyone sees it. */
export function createApiClient(transport: Transport): ApiClient {
  return {
    async call<K extends EndpointName>(name: K, ...[input, options]: InputArguments<K>) {
      const answer = await transport(name, input ?? {}, options ?? {});
      return (await readAnswer(name, answer)) as EndpointOutput<K>;
    },
  };
}

async function readAnswer(name: EndpointName, answer: { status: number; body: unknown }) {
  // Loaded on the first call and not with the first view: the schemas bring zod along.
  const { endpoints, problemSchema } = await import('./contract.ts');
  if (answer.status < 200 || answer.status > 299) {
    throw new ApiError(answer.status, problemSchema.partial().safeParse(answer.body).data);
  }
  const { success } = endpoints[name];
  if (!('body' in success)) return undefined;
  const parsed = success.body.safeParse(answer.body);
  if (!parsed.success) throw new UnexpectedAnswerError(`${name}: ${parsed.error.message}`);
  return parsed.data;
}
