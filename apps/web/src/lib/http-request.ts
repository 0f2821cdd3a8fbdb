import { baseLocale, type Endpoint } from '@vitrine/contracts';
import type { CallOptions } from './api-client.ts';
import { NetworkError } from './api-error.ts';
import { forgetEarlyAnswers } from './early-answers.ts';
import { getLocale } from './locale.ts';

interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface HttpRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  /** A success is a file, to be kept as it comes. */
  expectsFile: boolean;
}

interface Wiring {
  baseUrl: string;
  bearer?: string | undefined;
  file?: File | undefined;
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
}

/** The latest change of content that this tab has made: what it reads after that is no older. */
let revision = 0;

/** Turns a call of the contract into the request that carries it. */
export function httpRequest(endpoint: Endpoint, input: CallInput, wiring: Wiring): HttpRequest {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const accept = endpoint.file ? '*/*' : 'application/json';
  // what the server says is in the language of the page, not of the browser
  const headers: Record<string, string> = { accept, 'accept-language': getLocale() };
  if (wiring.ifMatch !== undefined) headers['if-match'] = `"${wiring.ifMatch}"`;
  if (wiring.idempotencyKey) headers['idempotency-key'] = wiring.idempotencyKey;
  if (endpoint.cacheable && revision) headers['vitrine-min-revision'] = String(revision);
  if (wiring.bearer) headers.authorization = `Bearer ${wiring.bearer}`;
  const body = endpoint.multipart ? formOf(input.body, wiring.file) : jsonOf(input.body);
  // The browser writes the type of a form itself, with the boundary.
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  return {
    method: endpoint.method,
    url: wiring.baseUrl + path + searchOf(inLanguage(endpoint, input.query)),
    headers,
    body,
    expectsFile: endpoint.file !== undefined,
  };
}

/** A query of what has languages, which is wanted in that of the page unless the caller says which. */
export function inLanguage(
  { query: schema }: Endpoint,
  query: Record<string, unknown> | undefined,
  locale = getLocale(),
): Record<string, unknown> | undefined {
  const isTranslated = schema && 'locale' in schema.shape;
  return isTranslated && locale !== baseLocale ? { locale, ...query } : query;
}

const jsonOf = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

function formOf(fields: unknown, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value !== undefined) form.append(name, String(value));
  }
  // The file comes last: a server that reads the form as a stream knows the fields by then.
  if (file) form.append('file', file, file.name);
  return form;
}

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

/**
 * Sends a request and reads the whole answer.
 * @throws NetworkError when none comes; the signal's own reason when it was aborted
 */
export async function sendRequest(request: HttpRequest, options: CallOptions) {
  if (request.method !== 'GET') forgetEarlyAnswers();
  // Only XMLHttpRequest tells how far an upload is.
  const send = options.onProgress ? sendWithProgress : sendWithFetch;
  const answer = await send(request, options).catch((cause: unknown) => {
    if (options.signal?.aborted) throw options.signal.reason;
    throw new NetworkError(cause);
  });
  const { status, content, tag } = answer;
  revision = Math.max(revision, Number(answer.revision) || 0);
  return { status, body: typeof content === 'string' ? parseBody(status, content) : content, tag };
}

interface Received {
  status: number;
  content: string | Blob | ReadableStream<Uint8Array> | null;
  tag?: string | undefined;
  /** What it says of the content that its request has changed. */
  revision: string | null;
}

const REVISION = 'vitrine-revision';

/** An answer that is no JSON: a failure keeps its status, a success is one no more. */
function parseBody(status: number, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (status >= 400) return undefined;
    throw new NetworkError(cause);
  }
}

async function sendWithFetch(
  { method, url, headers, body, expectsFile }: HttpRequest,
  { signal, streamed, keepalive = false }: CallOptions,
): Promise<Received> {
  const response = await fetch(url, {
    method,
    headers,
    body: body ?? null,
    signal: signal ?? null,
    keepalive,
  });
  const isFile = expectsFile && response.ok;
  const content =
    isFile && streamed ? response.body : await (isFile ? response.blob() : response.text());
  const { status, headers: received } = response;
  return { status, content, tag: tagOf(received.get('etag')), revision: received.get(REVISION) };
}

const tagOf = (header: string | null) => header ?? undefined;

function sendWithProgress(request: HttpRequest, { signal, onProgress }: CallOptions) {
  return new Promise<Received>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    xhr.onload = () => {
      const tag = tagOf(xhr.getResponseHeader('etag'));
      const { status, responseText: content } = xhr;
      resolve({ status, content, tag, revision: xhr.getResponseHeader(REVISION) });
    };
    xhr.onerror = () => reject(new Error('Failed to fetch'));
    xhr.onabort = () => reject(new Error('Aborted'));
    xhr.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) return reject(new Error('Aborted'));
    xhr.send(request.body ?? null);
  });
}
