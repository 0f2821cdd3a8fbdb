import createTransport from 'openapi-fetch';
import { keyFor, toBody } from './bodies.ts';
import type { Method, Reading, Vitrine } from './calls.ts';
import type { paths } from './generated/api.ts';
import { FILES } from './generated/facts.ts';
import { patientFetch } from './patient-fetch.ts';
import { toError } from './problems.ts';

const NOT_MODIFIED = 304;

export interface ClientOptions {
  /** Scheme and host of the installation, e.g. `https://vitrine.example`. */
  baseUrl: string;
  /**
   * A personal access token or the access token of a session; a function where it changes. Without
   * one only what is open to anyone can be called.
   */
  token?: string | (() => string | undefined | Promise<string | undefined>);
  /** Tries beside the first when the server is busy or was asked too often; 3 unless said. */
  retries?: number;
  /** Longest wait before such a try, in seconds; 30 unless said. */
  maxWaitSeconds?: number;
  /** In the place of the platform's own. */
  fetch?: (request: Request) => Promise<Response>;
  /** Waits before a try; in the place of the platform's own timer. */
  wait?: (ms: number) => Promise<void>;
}

/** What any call takes; `calls.ts` says what each one takes. */
interface AnyOptions {
  params?: { header?: Record<string, unknown> };
  body?: unknown;
  parseAs?: Reading;
}
type Send = (
  method: Method,
  path: string,
  options: AnyOptions,
) => Promise<{ data?: unknown; response: Response }>;

/** The API of an installation, each endpoint under its method and address. */
export function createClient(options: ClientOptions): Vitrine {
  const { baseUrl, token, retries = 3, maxWaitSeconds = 30 } = options;
  const { fetch = (request) => globalThis.fetch(request), wait = pause } = options;
  const transport = createTransport<paths>({
    baseUrl,
    fetch: patientFetch({ retries, maxWaitSeconds, fetch, wait }),
    bodySerializer: toBody,
  });
  transport.use({
    onRequest: async ({ request }) => {
      const bearer = typeof token === 'function' ? await token() : token;
      if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`);
    },
    onResponse: async ({ response }) => {
      if (!response.ok && response.status !== NOT_MODIFIED) throw await toError(response);
    },
  });
  // every method is the same at run time, whatever its type says
  const send = transport.request as unknown as Send;
  const call = (method: Method) => async (path: string, given: AnyOptions) => {
    const { data, response } = await send(method, path, complete(method, path, given));
    return { data, notModified: response.status === NOT_MODIFIED, response };
  };
  const api = { GET: call('get'), POST: call('post'), PUT: call('put'), DELETE: call('delete') };
  return api as unknown as Vitrine;
}

/** What is given, with what the client knows better than its caller. */
function complete(method: Method, path: string, given: AnyOptions = {}): AnyOptions {
  if (method === 'get') {
    return FILES.has(path) ? { parseAs: 'blob', ...given } : given;
  }
  if (method !== 'post') return given;
  const header = { ...keyFor(path, given.body), ...given.params?.header };
  return { ...given, params: { ...given.params, header } };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
