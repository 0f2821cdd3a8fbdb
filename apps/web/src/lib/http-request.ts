import type { Endpoint } from '@vitrine/contracts';

interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface HttpRequest {
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
}

/** Turns a call of the contract into the request that carries it. */
export function httpRequest(endpoint: Endpoint, input: CallInput, wiring: Wiring): HttpRequest {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const accept = endpoint.file ? '*/*' : 'application/json';
  const headers: Record<string, string> = { accept };
  if (wiring.ifMatch !== undefined) headers['if-match'] = `"${wiring.ifMatch}"`;
  if (wiring.bearer) headers.authorization = `Bearer ${wiring.bearer}`;
  const body = endpoint.multipart ? formOf(input.body, wiring.file) : jsonOf(input.body);
  // The browser writes the type of a form itself, with the boundary.
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  return {
    method: endpoint.method,
    url: wiring.baseUrl + path + searchOf(input.query),
    headers,
    body,
    expectsFile: endpoint.file !== undefined,
  };
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
